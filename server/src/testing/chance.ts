/**
 * Random numbers that can be repeated: the same seed gives the same customers and the same faults
 * (mulberry32).
 */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  happens(probability: number) {
    return this.next() < probability;
  }

  pick<T>(among: readonly T[]): T {
    return among[this.between(0, among.length - 1)]!;
  }
}
