import type { Db } from '../../platform/database/database.js';
import { Prepared } from '../../platform/http/prepared.js';
import type { Shop } from '../../platform/shop.js';

type Answer = {
  readonly version: number;
  readonly prepared: Promise<Prepared>;
  bytes: number;
  /** Asked for again since there was last need of room. */
  isWanted: boolean;
};

/** What tells the answers that the catalogue is another one by now. */
type Versions = {
  /** Resolves when what this process has committed is seen. */
  caughtUp(): Promise<void>;
  versionOf(storeId: number): number;
};

const mostAnswers = 5_000;
const mostBytes = 32 * 1024 * 1024;

/**
 * Whole answers as bytes, each made once for a version of the store's catalogue, also when many ask at once. What
 * has been asked for lately stays, as far as there is room.
 */
export class Answers {
  readonly #shop: Pick<Shop, 'read'>;
  readonly #versions: Versions;
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;

  constructor(shop: Pick<Shop, 'read'>, versions: Versions) {
    this.#shop = shop;
    this.#versions = versions;
  }

  async kept(storeId: number, name: string, make: (db: Db) => Promise<unknown>): Promise<Prepared> {
    await this.#versions.caughtUp();
    const key = `${storeId}:${name}`;
    const version = this.#versions.versionOf(storeId);
    const known = this.#answers.get(key);
    if (known?.version === version) {
      known.isWanted = true;
      return known.prepared;
    }
    const prepared = this.#shop.read(make).then((data) => new Prepared(data));
    const answer: Answer = { version, prepared, bytes: 0, isWanted: false };
    this.#keep(key, answer);
    prepared.then(
      ({ weight }) => this.#weigh(key, answer, weight),
      () => this.#drop(key, answer),
    );
    return prepared;
  }

  #keep(key: string, answer: Answer) {
    const known = this.#answers.get(key);
    if (known) this.#drop(key, known);
    this.#makeRoom();
    this.#answers.set(key, answer);
  }

  #weigh(key: string, answer: Answer, bytes: number) {
    if (this.#answers.get(key) !== answer) return;
    answer.bytes = bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  #drop(key: string, answer: Answer) {
    if (this.#answers.get(key) !== answer) return;
    this.#answers.delete(key);
    this.#bytes -= answer.bytes;
  }

  /** The first in the map is the oldest; who is wanted goes to its end once, and to be asked for costs nothing. */
  #makeRoom() {
    for (const [key, answer] of this.#answers) {
      if (this.#answers.size < mostAnswers && this.#bytes <= mostBytes) return;
      this.#drop(key, answer);
      if (!answer.isWanted) continue;
      answer.isWanted = false;
      this.#answers.set(key, answer);
      this.#bytes += answer.bytes;
    }
  }
}
