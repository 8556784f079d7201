import { later, seconds } from '../clock.js';

const mostFailures = 5;
const pause = seconds(30);

/**
 * After five failures in a row a service counts as broken: then one attempt each 30 seconds is enough to
 * learn that it works again. Otherwise ten thousand letters would each wait for a mail server that hangs, and
 * use up their attempts.
 */
export class Breaker {
  #failures = 0;
  #nextTry: Date | undefined;

  get isOpen() {
    return this.#failures >= mostFailures;
  }

  /** How many of `most` may be tried now. */
  allows(most: number, now: Date): number {
    if (!this.isOpen) return most;
    return this.#nextTry && now < this.#nextTry ? 0 : 1;
  }

  succeeded() {
    this.#failures = 0;
    this.#nextTry = undefined;
  }

  failed(now: Date) {
    this.#failures++;
    if (this.isOpen) this.#nextTry = later(now, pause);
  }
}
