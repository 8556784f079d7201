import { sql } from 'kysely';
import type { Transaction } from '../src/platform/database/database.js';
import { loadAddresses } from './addresses.js';
import { demoCatalogue } from './catalogue/catalogue.js';
import { loadCustomers } from './customers.js';
import { loadCardDesigns } from './load-card-designs.js';
import { loadCatalogue } from './load-catalogue.js';
import { loadCustomerStories } from './load-customer-stories.js';
import { loadHistory } from './load-history.js';
import { loadLotteries } from './load-lotteries.js';
import { loadOrders } from './load-orders.js';
import { demoStores } from './stores.js';

type Progress = (words: string) => void;

export async function loadStores(tx: Transaction) {
  for (const { week, modes, deliveryZips, ...store } of demoStores) {
    await tx
      .insertInto('store')
      .values({ ...store, image_id: `store-${store.slug}` })
      .execute();
    const opening = week.flatMap((day, weekday) => (day ? [{ weekday, opens: day[0], closes: day[1] }] : []));
    await tx
      .insertInto('store_hours')
      .values(opening.map((row) => ({ ...row, store_id: store.id })))
      .execute();
    await tx
      .insertInto('store_mode')
      .values(modes.map((mode) => ({ mode, store_id: store.id })))
      .execute();
    const zips = deliveryZips.map((zip) => ({ zip, store_id: store.id }));
    if (zips.length > 0) await tx.insertInto('store_delivery_zip').values(zips).execute();
  }
}

/** Whether the demo shop, or any other, is already there. */
async function hasShop(tx: Transaction) {
  return (await tx.selectFrom('store').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Another process that starts at the same moment waits here, however long the first one loads. */
async function loadAlone(tx: Transaction) {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`lock table store in share row exclusive mode`.execute(tx);
}

/** All or nothing: a first start that is cut off loads it anew. */
export async function loadDemo(tx: Transaction, progress: Progress, secretKey: string) {
  if (await hasShop(tx)) return;
  await loadAlone(tx);
  if (await hasShop(tx)) return;
  progress('Loading the demo shop: 5 stores');
  await loadStores(tx);
  await loadCardDesigns(tx);
  const catalogue = demoCatalogue();
  progress(`Loading ${catalogue.products.length} products and ${catalogue.sets.length} wine sets`);
  await loadCatalogue(tx, catalogue);
  progress('Loading 2 demo customers');
  await loadCustomers(tx);
  await loadAddresses(tx);
  await loadCustomerStories(tx, catalogue);
  await loadOrders(tx, catalogue.products);
  await loadHistory(tx, secretKey);
  await loadLotteries(tx, catalogue.products, secretKey);
}
