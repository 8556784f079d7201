import { daysAfter } from 'contract/platform/calendar';
import { minutes } from '../../../platform/clock.js';
import type { Uuid } from '../../../platform/ids.js';
import { beyond, scheduledJob, type Worker } from '../../../platform/jobs/job.js';
import type { Shop } from '../../../platform/shop.js';
import { closingFrom, storeDay, tradingStore } from '../../stores/index.js';
import { cancelUncollected } from '../course/cancel-order.js';
import type { OrderParts } from '../order-parts.js';
import { selectAtCounter } from './buying-limits.sql.js';

const atOnce = 50;
const giveUpUncollected = scheduledJob('give-up-uncollected', minutes(5), 'money and stock');

type Store = Awaited<ReturnType<typeof tradingStore>>;

/** An order waits until the store closes on the day after its slot. */
const waitsUntil = (store: Store, slotFrom: Date) =>
  closingFrom(store, store.timezone, daysAfter(storeDay(store.timezone, slotFrom), 1));

/** When nobody comes for an order that was to be paid at the counter, others can buy its bottles. */
async function giveUpAll(shop: Shop, parts: OrderParts) {
  const stores = new Map<number, Store>();
  let after: Uuid | undefined;
  do {
    const page = await shop.read((db) => selectAtCounter(db, after, atOnce));
    for (const { id, store_id, slot_from } of page) {
      const store = stores.get(store_id) ?? (await shop.read((db) => tradingStore(db, store_id)));
      stores.set(store_id, store);
      if (slot_from && waitsUntil(store, slot_from) <= shop.clock.now())
        await shop.write((tx) => cancelUncollected(tx, parts, id));
    }
    after = page.length < atOnce ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
}

export const uncollectedWorkers = (shop: Shop, parts: OrderParts): Worker[] => [
  beyond(giveUpUncollected, () => giveUpAll(shop, parts)),
];
