import { listProducts } from 'contract/catalogue';
import { addWish } from 'contract/wishlist';
import { seconds } from '../../server/src/platform/clock.js';
import { AnsweredNo, callAt } from '../../server/src/testing/calls.js';
import type { Answers } from '../answers.js';
import type { Known } from '../customers.js';

const between = 200;
const patience = seconds(10);
const products = 100;

type Kind = 'read' | 'write';

/**
 * Five times a second a new reader and a new writer come, whatever became of those before: the time in which
 * nobody was served is how long the shop was away.
 */
export class Probe {
  readonly #addresses: () => readonly string[];
  readonly #people: readonly Known[];
  readonly #answers: Answers;
  readonly #timer: NodeJS.Timeout;
  readonly #served = { read: [performance.now()], write: [performance.now()] };
  #count = 0;

  constructor(addresses: () => readonly string[], people: readonly Known[], answers: Answers) {
    this.#addresses = addresses;
    this.#people = people;
    this.#answers = answers;
    this.#timer = setInterval(() => {
      this.#count++;
      void this.#asks('read');
      void this.#asks('write');
    }, between);
  }

  async #asks(kind: Kind) {
    const addresses = this.#addresses();
    const address = addresses[this.#count % addresses.length];
    if (!address) return;
    const { token } = this.#people[this.#count % this.#people.length]!;
    const headers = { authorization: `Bearer ${token}` };
    const nth = 1 + (this.#count % products);
    const signal = AbortSignal.timeout(patience);
    try {
      if (kind === 'write') await callAt(address, addWish, { body: { product_id: nth } }, headers, signal);
      else
        await callAt(address, listProducts, { query: { store_id: '1', page: String(nth) } }, headers, signal);
      this.#served[kind].push(performance.now());
      this.#answers.count(`${kind} answered`);
    } catch (error) {
      this.#answers.count(error instanceof AnsweredNo ? `${error.status} ${error.code}` : 'no answer');
    }
  }

  /** Whether both kinds were served after this moment. */
  isServedSince(moment: number) {
    return Object.values(this.#served).every((times) => times.at(-1)! > moment);
  }

  /** In seconds, counting only moments that have passed already. */
  longestAway(kind: Kind) {
    const times = this.#served[kind];
    const gaps = times.map((time, nth) => (times[nth + 1] ?? performance.now()) - time);
    return Math.max(...gaps) / 1000;
  }

  stop() {
    clearInterval(this.#timer);
  }
}
