import { setImmediate as nextTurn } from 'node:timers/promises';
import { hours } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/database/replica.js';
import { scheduledJob, within } from '../../../platform/jobs/job.js';
import type { Shop } from '../../../platform/shop.js';
import {
  deleteChangesOlderThan,
  type Standing,
  selectChangesSince,
  selectStanding,
} from './catalogue-changes.sql.js';
import { Changes, changeBetween, noProduct } from './changes.js';
import { Shelves } from './shelves.js';
import {
  type ShelvedProduct,
  selectMenuNames,
  selectPageStarts,
  selectProductsBetween,
  selectProductsByIds,
  selectProductsInSets,
  selectSearchKnowledge,
} from './shelves.sql.js';

const changesKept = 24 * 3600;
/**
 * After a pause this long the reader reads everything anew, because the record of changes may have been
 * cleared meanwhile.
 */
const longestAbsence = changesKept / 2;

/**
 * Up to this many changed products are read one by one; if more have changed, the whole catalogue is read.
 */
const mostProducts = 5000;

const pageSize = 1000;

function putAll(shelves: Shelves, products: readonly ShelvedProduct[]) {
  for (const product of products) shelves.put(product);
}

/** Pages that the database reads while one is put on the shelves. */
const ahead = 2;

/** The whole catalogue, page by page, so that other work of the process never waits for more than one page. */
async function readShelves(db: Db): Promise<Shelves> {
  const starts = await selectPageStarts(db, pageSize);
  const knowledge = await selectSearchKnowledge(db);
  const shelves = new Shelves(await selectMenuNames(db), knowledge, starts.length * pageSize);
  const coming: Promise<ShelvedProduct[]>[] = [];
  const ask = (nth: number) => {
    if (nth >= starts.length) return;
    const page = selectProductsBetween(db, starts[nth]!, starts[nth + 1]);
    // Whoever waits for it is told of its error.
    page.catch(() => {});
    coming.push(page);
  };
  for (let nth = 0; nth < ahead; nth++) ask(nth);
  for (const nth of starts.keys()) {
    ask(nth + ahead);
    const products = await coming.shift()!;
    await nextTurn();
    putAll(shelves, products);
  }
  return shelves;
}

/** The products that some wine set holds. */
const readInSets = async (db: Db) =>
  new Set((await selectProductsInSets(db)).map(({ product_id }) => product_id));

async function readWhole(db: Db) {
  return { inSets: await readInSets(db), shelves: await readShelves(db) };
}

/** Keeps the shelves in memory equal to the database. */
export class CatalogueReader {
  readonly #shop: Pick<Shop, 'read' | 'readCopy'>;
  shelves: Shelves;
  readonly changes = new Changes();
  #inSets: ReadonlySet<number>;
  #standing: Standing;
  /** The position at the last change: the shelves show nothing newer. */
  position: Position;
  /** Changes that were read already, though older transactions have not all ended. */
  #seen = new Set<number>();

  private constructor(
    shop: Pick<Shop, 'read' | 'readCopy'>,
    standing: Standing,
    inSets: ReadonlySet<number>,
    shelves: Shelves,
  ) {
    this.#shop = shop;
    this.#inSets = inSets;
    this.#standing = standing;
    this.position = standing.position;
    this.shelves = shelves;
  }

  static async open(shop: Pick<Shop, 'read' | 'readCopy'>) {
    // Taken before the products are read, so that changes made meanwhile are read again afterwards.
    const standing = await shop.read(selectStanding);
    const { inSets, shelves } = await shop.readCopy(standing.position, readWhole);
    return new CatalogueReader(shop, standing, inSets, shelves);
  }

  /** Reads what has been committed since the last look. */
  readChanges(): Promise<void> {
    return this.#shop.read(async (db) => {
      const { standing, changes } = await selectChangesSince(db, this.#standing);
      const news = changes.filter(({ id }) => !this.#seen.has(id));
      const wasAway = standing.at - this.#standing.at > longestAbsence;
      if (wasAway || news.length > 0) this.position = standing.position;
      if (wasAway) await this.#readEverything();
      else if (news.length > 0) await this.#apply(db, news);
      // While nobody writes, the same changes come again; their ids show that they were read.
      this.#seen = new Set(changes.map(({ id }) => id));
      this.#standing = standing;
    });
  }

  async #readEverything() {
    const { inSets, shelves } = await this.#shop.readCopy(this.position, readWhole);
    this.#inSets = inSets;
    this.shelves = shelves;
    this.changes.noteEverything();
  }

  async #apply(db: Db, changes: readonly { product_id: number | null }[]) {
    const ids = new Set(changes.flatMap(({ product_id }) => product_id ?? []));
    if (ids.size > mostProducts || changes.some(({ product_id }) => product_id === null))
      return this.#readEverything();
    if (ids.delete(noProduct.product)) {
      this.#inSets = await readInSets(db);
      this.changes.note(noProduct);
    }
    const products = new Map((await selectProductsByIds(db, [...ids])).map((one) => [one.id, one]));
    for (const id of ids) this.#put(id, products.get(id));
  }

  /** A product that is gone is taken off the shelves. */
  #put(id: number, product: ShelvedProduct | undefined) {
    const { shelves, changes } = this;
    const before = shelves.seen(id);
    if (product) shelves.put(product);
    else shelves.takeAway(id);
    const change = changeBetween(id, this.#inSets.has(id), before, shelves.seen(id));
    if (change) changes.note(change);
    else changes.noteEverything();
  }
}

const forgetChanges = scheduledJob('forget-catalogue-changes', hours(1));

export const forgetChangesWorkers = () => [
  within(forgetChanges, async (tx) => {
    await deleteChangesOlderThan(tx, changesKept);
  }),
];
