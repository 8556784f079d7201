import { seconds } from '../clock.js';
import { Aside, Silence } from './aside.js';

/** The query that checks the database, besides those of the calls. */
const howItIs = 'show transaction_read_only';

const between = seconds(3);
const longestSilence = seconds(5);

export type Pulse = 'serves' | 'only reads' | 'is away' | 'is silent';

/** Checks the database again and again, and calls `onSilence` when it has fallen silent. */
export class Heartbeat {
  readonly #aside: Aside;
  readonly #onSilence: () => void;
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<Pulse> | undefined;

  constructor(url: string, onSilence: () => void) {
    this.#aside = new Aside(url, 'heartbeat', longestSilence);
    this.#onSilence = onSilence;
  }

  /** Connects at once: a connection that is made after the others have died would find nothing wrong. */
  start() {
    void this.ask();
    this.#timer = setInterval(() => void this.ask(), between).unref();
  }

  /** One query runs at a time, and its answer is for all who wait. */
  ask(): Promise<Pulse> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<Pulse> {
    try {
      const { transaction_read_only } = await this.#aside.ask<{ transaction_read_only: string }>(howItIs);
      return transaction_read_only === 'on' ? 'only reads' : 'serves';
    } catch (error) {
      if (!(error instanceof Silence)) return 'is away';
      this.#onSilence();
      return 'is silent';
    }
  }

  close() {
    clearInterval(this.#timer);
    this.#aside.close();
  }
}
