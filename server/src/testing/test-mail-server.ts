import { SMTPServer } from 'smtp-server';

type Options = { login?: { user: string; pass: string }; encrypted?: boolean };
type Received = { to: string[]; headers: string; raw: string };

/**
 * A mail server on this machine: it keeps the letters that it accepts, refuses some recipients if told to,
 * and can be switched off.
 */
export class TestMailServer {
  readonly received: Received[] = [];
  /** The answer for a recipient whose letters are refused, for example `550 5.1.1 No such user`. */
  readonly refusals = new Map<string, string>();
  readonly #options: Options;
  #server: SMTPServer | undefined;
  #port = 0;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Always on the same port, so that it can come back. */
  async start() {
    const { login, encrypted = false } = this.#options;
    const server = new SMTPServer({
      authOptional: !login,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 50,
      hideSTARTTLS: !encrypted,
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        if (username === login?.user && password === login?.pass) done(null, { user: username });
        else done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }));
      },
      onRcptTo: ({ address }, _session, done) => {
        const answer = this.refusals.get(address);
        if (!answer) return done();
        const responseCode = Number(answer.slice(0, 3));
        done(Object.assign(new Error(answer.slice(4)), { responseCode }));
      },
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
          this.received.push({ to, headers, raw });
          done();
        });
      },
    });
    // Some tests want a client to hang up because it does not trust the certificate.
    server.on('error', () => {});
    await new Promise<void>((listening) => server.listen(this.#port, '127.0.0.1', () => listening()));
    this.#port = (server.server.address() as { port: number }).port;
    this.#server = server;
  }

  async stop() {
    await new Promise<void>((stopped) => (this.#server ? this.#server.close(() => stopped()) : stopped()));
    this.#server = undefined;
  }
}
