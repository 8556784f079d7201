import { later, seconds } from '../clock.js';

const mostFailures = 5;
const pause = seconds(30);

/**
 * After five failures in a row whoever is asked is taken for broken: one try each 30 seconds is enough to
 * learn that it works again. Ten thousand letters would otherwise each wait for a mail server that hangs, and
 * use up their attempts.
 */
export class Breaker {
  #failures = 0;
  #nextTry: Date | undefined;

  get isOpen() {
    return this.#failures >= mostFailures;
  }

  /** How many of so many may be tried now. */
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
