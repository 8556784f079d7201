import { hours } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import type { Shop } from '../../platform/shop.js';
import {
  deleteChangesOlderThan,
  type Standing,
  selectChangesSince,
  selectStanding,
} from './catalogue-changes.sql.js';
import { readShelves } from './read-shelves.js';
import type { Shelves } from './shelves.js';
import { selectProductsByIds } from './shelves.sql.js';

const changesKept = 24 * 3600;
/** Whoever has not looked for so long reads everything anew: what he has missed may be forgotten. */
const longestAbsence = changesKept / 2;

/** So many changed products are read at once; with more of them the whole catalogue is. */
const mostProducts = 5000;

/** The shelves in memory, kept as they stand in the database. */
export class CatalogueReader {
  readonly #shop: Pick<Shop, 'read'>;
  shelves: Shelves;
  /** Moves with everything that a customer can see of the catalogue. */
  version = 1;
  #standing: Standing;
  /** What was read of transactions that are not all over yet. */
  #seen = new Set<number>();

  private constructor(shop: Pick<Shop, 'read'>, standing: Standing, shelves: Shelves) {
    this.#shop = shop;
    this.#standing = standing;
    this.shelves = shelves;
  }

  static open(shop: Pick<Shop, 'read'>) {
    return shop.read(async (db) => {
      // Asked before the products: what changes while they are read is read once more.
      const standing = await selectStanding(db);
      return new CatalogueReader(shop, standing, await readShelves(db));
    });
  }

  /** Reads what has been committed since the last look. */
  readChanges(): Promise<void> {
    return this.#shop.read(async (db) => {
      const { standing, changes } = await selectChangesSince(db, this.#standing);
      const news = changes.filter(({ id }) => !this.#seen.has(id));
      const wasAway = standing.at - this.#standing.at > longestAbsence;
      if (wasAway) this.shelves = await readShelves(db);
      else if (news.length > 0) await this.#apply(db, news);
      if (wasAway || news.length > 0) this.version++;
      // As long as nobody writes, the same changes come again: they are told apart by their ids.
      this.#seen = new Set(changes.map(({ id }) => id));
      this.#standing = standing;
    });
  }

  async #apply(db: Db, changes: readonly { product_id: number | null }[]) {
    const ids = [...new Set(changes.flatMap(({ product_id }) => product_id ?? []))];
    if (ids.length > mostProducts || changes.some(({ product_id }) => product_id === null)) {
      this.shelves = await readShelves(db);
      return;
    }
    const products = await selectProductsByIds(db, ids);
    const gone = new Set(ids);
    for (const product of products) {
      this.shelves.put(product);
      gone.delete(product.id);
    }
    for (const id of gone) this.shelves.takeAway(id);
  }
}

const forgetChanges = scheduledJob('forget-catalogue-changes', hours(1));

export const forgetChangesWorkers = () => [
  within(forgetChanges, async (tx) => {
    await deleteChangesOlderThan(tx, changesKept);
  }),
];
