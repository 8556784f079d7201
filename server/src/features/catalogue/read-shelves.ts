import type { Db } from '../../platform/database/database.js';
import { Shelves } from './shelves.js';
import { selectMenuNames, selectProductsAfter } from './shelves.sql.js';

const pageSize = 1000;

/** The whole catalogue, page by page: no other work of the process waits for more than one of them. */
export async function readShelves(db: Db): Promise<Shelves> {
  const shelves = new Shelves(await selectMenuNames(db));
  for (let lastId = 0; ; ) {
    const products = await selectProductsAfter(db, lastId, pageSize);
    for (const product of products) shelves.put(product);
    if (products.length < pageSize) return shelves;
    lastId = products.at(-1)!.id;
  }
}
