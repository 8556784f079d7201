import pg from 'pg';
import { type Loaded, load } from './load.js';

const pause = 200;
const measureFor = 5000;

/** A cent more for one product after the other at store 1, spread over the catalogue. */
const dearer = `update store_product set price = price + 1
  where store_id = 1 and product_id = $1 and (compare_at is null or compare_at > price + 1)`;
const step = 7919;

/** Changes the prices of five products a second while many ask for one list. */
export async function loadWhilePricesChange(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  { databaseUrl, products }: { databaseUrl: string; products: number },
): Promise<Loaded> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let changed = 0;
  let last: Promise<unknown> = Promise.resolve();
  const changing = setInterval(() => {
    last = client.query(dearer, [1 + ((++changed * step) % products)]);
  }, pause);
  try {
    return await load(origin, path, measureFor, headers);
  } finally {
    clearInterval(changing);
    await last;
    await client.end();
  }
}
