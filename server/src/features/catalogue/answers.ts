import { BoundedMap } from '../../platform/bounded-map.js';
import type { Db } from '../../platform/database/database.js';
import type { Position } from '../../platform/database/replica.js';
import { Prepared } from '../../platform/http/prepared.js';
import type { Shop } from '../../platform/shop.js';
import type { Change, Changes } from './shelves/changes.js';

/** What is answered, and which changes of the catalogue would change the answer. */
export type MadeAnswer = { readonly data: unknown; readonly isTouchedBy: (change: Change) => boolean };

type Answer = {
  /** The version of the catalogue up to which the answer is known to be true. */
  version: number;
  readonly prepared: Promise<Prepared>;
  /** Known when it is made. */
  isTouchedBy: MadeAnswer['isTouchedBy'];
};

type Kept = {
  /** Resolves when everything that this process has committed is visible in the shelves. */
  caughtUp(): Promise<void>;
  /** A copy of the database must have come this far to know what the shelves know. */
  readonly position: Position;
  readonly changes: Pick<Changes, 'version' | 'since'>;
};

const mostAnswers = 5_000;
const mostBytes = 32 * 1024 * 1024;

/**
 * Whole answers as bytes, each made once and kept until a change touches it, even when many ask at once.
 * The most recently used ones are kept, as far as there is room.
 */
export class Answers {
  readonly #shop: Pick<Shop, 'readCopy'>;
  readonly #catalogue: Kept;
  readonly #answers = new BoundedMap<string, Answer>(mostAnswers, mostBytes);

  constructor(shop: Pick<Shop, 'readCopy'>, catalogue: Kept) {
    this.#shop = shop;
    this.#catalogue = catalogue;
  }

  async kept(storeId: number, name: string, make: (db: Db) => Promise<MadeAnswer>): Promise<Prepared> {
    await this.#catalogue.caughtUp();
    const key = `${storeId}:${name}`;
    const { version } = this.#catalogue.changes;
    for (;;) {
      const known = this.#answers.get(key);
      if (!known) return this.#make(key, make);
      if (known.version >= version) return known.prepared;
      await known.prepared.catch(() => {});
      if (this.#answers.get(key) === known) this.#judge(key, known);
    }
  }

  #make(key: string, make: (db: Db) => Promise<MadeAnswer>) {
    const { position, changes } = this.#catalogue;
    const { version } = changes;
    const prepared = this.#shop.readCopy(position, make).then(({ data, isTouchedBy }) => {
      answer.isTouchedBy = isTouchedBy;
      return new Prepared(data);
    });
    const answer: Answer = { version, prepared, isTouchedBy: () => true };
    this.#answers.set(key, answer);
    prepared.then(
      ({ weight }) => this.#weigh(key, answer, weight),
      () => this.#drop(key, answer),
    );
    return prepared;
  }

  /** An answer that no change has touched since is as true as a new one. */
  #judge(key: string, answer: Answer) {
    const { changes } = this.#catalogue;
    const touched = changes.since(answer.version)?.some(answer.isTouchedBy) ?? true;
    if (touched) this.#answers.delete(key);
    else answer.version = changes.version;
  }

  /** An answer's size is known only once it is made; by then a newer one may have taken its place. */
  #weigh(key: string, answer: Answer, bytes: number) {
    if (this.#answers.get(key) === answer) this.#answers.set(key, answer, bytes);
  }

  #drop(key: string, answer: Answer) {
    if (this.#answers.get(key) === answer) this.#answers.delete(key);
  }
}
