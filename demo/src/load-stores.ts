import type { Transaction } from 'server/platform/database/database';
import { demoStores } from './stores.js';

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
