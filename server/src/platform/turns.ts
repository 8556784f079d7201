import { unavailable } from 'contract/platform/envelope';
import { refuse } from './refuse.js';

type Waiting = { go: () => void; late: NodeJS.Timeout };

/** Lets this many in at a time; others wait in line, but not forever. */
export class Turns {
  readonly #most: number;
  readonly #patience: number;
  readonly #line: Waiting[] = [];
  #taken = 0;

  constructor(most: number, patience: number) {
    this.#most = most;
    this.#patience = patience;
  }

  get waiting() {
    return this.#line.length;
  }

  get isIdle() {
    return this.#taken === 0;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken < this.#most) this.#taken++;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #wait() {
    return new Promise<void>((go, refused) => {
      const waiting = {
        go,
        late: setTimeout(() => {
          this.#line.splice(this.#line.indexOf(waiting), 1);
          refused(refuse(unavailable, { retryAfter: 2 }));
        }, this.#patience),
      };
      this.#line.push(waiting);
    });
  }

  /** The place goes directly to the first in line, so that nobody who arrives now can take it. */
  #pass() {
    const next = this.#line.shift();
    if (!next) this.#taken--;
    else {
      clearTimeout(next.late);
      next.go();
    }
  }
}

/** The same for many keys, most of which nobody uses at a given moment. */
export class TurnsOfEach<Key> {
  readonly #most: number;
  readonly #patience: number;
  readonly #turns = new Map<Key, Turns>();

  constructor(most: number, patience: number) {
    this.#most = most;
    this.#patience = patience;
  }

  get size() {
    return this.#turns.size;
  }

  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    let turns = this.#turns.get(key);
    if (!turns) this.#turns.set(key, (turns = new Turns(this.#most, this.#patience)));
    try {
      return await turns.run(work);
    } finally {
      if (turns.isIdle) this.#turns.delete(key);
    }
  }
}
