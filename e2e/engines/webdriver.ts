type Answer = { value: unknown };
type Refusal = { value: { error: string; message: string } };

/** One session of a driver that speaks W3C WebDriver: https://www.w3.org/TR/webdriver2/. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async open(driver: string, capabilities: object) {
    const begun = await ask('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    const { sessionId } = begun as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  readonly get = (what: string) => ask('GET', `${this.#address}/${what}`);
  readonly post = (what: string, body: object) => ask('POST', `${this.#address}/${what}`, body);
  readonly close = () => ask('DELETE', this.#address);

  /** Runs the body of a function in the page, and waits for what it promises. */
  async execute(body: string, ...given: unknown[]) {
    const script = `const done = arguments[arguments.length - 1];
      const given = [...arguments].slice(0, -1);
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.post('execute/async', { script, args: given })) as {
      value?: unknown;
      error?: string;
    };
    if (error) throw new Error(error);
    return value;
  }

  /** Lets hands do this: actions.ts. */
  async act(source: object) {
    await this.post('actions', { actions: [source] });
  }
}

/** A page that hangs would hold the driver for ever. */
const patience = 45_000;

async function ask(method: string, address: string, body?: object) {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${address}: ${error}`);
  });
  if (answer.ok) return ((await answer.json()) as Answer).value;
  const { value } = (await answer.json()) as Refusal;
  throw new Error(`${value.error}: ${value.message}`);
}
