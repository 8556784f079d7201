import { minutes, seconds } from '../clock.js';
import type { Log } from '../log.js';
import { asOtlp } from './otlp.js';
import type { Span } from './span.js';

const between = seconds(5);
const patience = seconds(10);
const mostAtOnce = 500;
/** How many spans may be in memory while the collector is away; later ones are dropped. */
const mostWaiting = 5_000;

/** Sends ended spans to a collector, a few seconds later. The shop never waits for it. */
export class SpanSender {
  readonly #address: string;
  readonly #about: Readonly<Record<string, string>>;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #lost = 0;
  #toldAt = 0;
  #sending: Promise<void> | undefined;

  constructor(endpoint: string, about: Readonly<Record<string, string>>, log: Log) {
    this.#address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.#about = about;
    this.#log = log;
    this.#timer = setInterval(() => void this.send(), between).unref();
  }

  take(span: Span) {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(span);
    else this.#lost++;
  }

  /** Sends everything that has ended so far. One batch is under way at a time. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll() {
    for (let left = Math.ceil(this.#waiting.length / mostAtOnce); left > 0; left--) {
      const spans = this.#waiting.splice(0, mostAtOnce);
      try {
        await this.#post(spans);
      } catch (error) {
        this.#lost += spans.length;
        this.#tell(error as Error);
        return;
      }
    }
  }

  async #post(spans: readonly Span[]) {
    const answer = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asOtlp(this.#about, spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
  }

  #tell({ message }: Error) {
    const now = performance.now();
    if (this.#toldAt > 0 && now - this.#toldAt < minutes(1)) return;
    this.#toldAt = now;
    this.#log.warn({ error: message, lost: this.#lost }, 'traces could not be sent');
    this.#lost = 0;
  }

  /** Sends the rest, and waits no longer than one batch takes. */
  async close() {
    clearInterval(this.#timer);
    await this.#sending;
    await this.send();
  }
}
