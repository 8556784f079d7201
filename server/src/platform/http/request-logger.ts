import type { FastifyBaseLogger } from 'fastify';

type Child = FastifyBaseLogger['child'];
type Bindings = Parameters<Child>[0];
type Options = Parameters<Child>[1];

/** The log of one request, made only when something is written to it, which is rare. */
class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level() {
    return this.#parent.level;
  }

  get #log() {
    return (this.#own ??= this.#parent.child(this.#bindings, this.#options));
  }

  child: Child = (bindings, options) => this.#log.child(bindings, options);

  fatal(...said: [unknown]) {
    this.#log.fatal(...said);
  }

  error(...said: [unknown]) {
    this.#log.error(...said);
  }

  warn(...said: [unknown]) {
    this.#log.warn(...said);
  }

  info(...said: [unknown]) {
    this.#log.info(...said);
  }

  debug(...said: [unknown]) {
    this.#log.debug(...said);
  }

  trace(...said: [unknown]) {
    this.#log.trace(...said);
  }

  silent() {}
}

export const requestLogger = (parent: FastifyBaseLogger, bindings: Bindings, options: Options) =>
  new RequestLogger(parent, bindings, options);
