import { unavailable } from 'contract/platform/envelope';
import { refuse } from '../refuse.js';

/**
 * Does some work at once, lets some wait, and refuses the rest, so that a crowd never piles up without end.
 */
export class BoundedWork {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async do<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // A free place is handed over directly, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #turn() {
    if (this.#waiting.length >= this.#mostWaiting) throw refuse(unavailable, { retryAfter: 2 });
    return new Promise<void>((mine) => this.#waiting.push(mine));
  }
}
