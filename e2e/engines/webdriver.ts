import type { Key, Point } from './browser-window';

type Answer = { value: unknown };
type Refusal = { value: { error: string; message: string } };

/** As https://www.w3.org/TR/webdriver2/#keyboard-actions numbers them. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' };

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

  press({ x, y }: Point) {
    return this.#act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  type(text: string) {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#act({ type: 'key', id: 'keyboard', actions: strokes });
  }

  key(name: Key) {
    return this.type(keys[name]);
  }

  async #act(source: object) {
    await this.post('actions', { actions: [source] });
  }
}

async function ask(method: string, address: string, body?: object) {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  if (answer.ok) return ((await answer.json()) as Answer).value;
  const { value } = (await answer.json()) as Refusal;
  throw new Error(`${value.error}: ${value.message}`);
}
