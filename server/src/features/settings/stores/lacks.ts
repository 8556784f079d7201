import type { Lacking } from 'contract/settings/start';
import type { Db } from '../../../platform/database/database.js';
import { openRuleBook, placeOf, selectFees, selectSlotPlan } from '../../fulfilment/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import { waysWithTimes } from '../ways-with-times.js';

/** What a store still needs before a customer can order there, judged by what exists now. */
export async function lacksOf(db: Db, storeId: number): Promise<Lacking[]> {
  const store = await tradingStore(db, storeId);
  const lacks: Lacking[] = [];
  const withTimes = waysWithTimes(store);
  if (withTimes.length > 0 && store.hours.length === 0) lacks.push('hours');
  for (const mode of withTimes)
    if (!lacks.includes('times') && !(await selectSlotPlan(db, storeId, mode))) lacks.push('times');
  if (store.modes.includes('delivery') && store.deliveryZips.length === 0) lacks.push('zips');
  const fees = await selectFees(db, storeId);
  if (store.modes.some((mode) => !fees.some((fee) => fee.mode === mode))) lacks.push('fees');
  const place = await placeOf(db, store.jurisdiction, store.zip);
  const book = await openRuleBook(db, [place.state]);
  const asked = { place, day: storeDay(store.timezone, db.now) };
  if (!book.one('tax', asked)) lacks.push('tax');
  const isClosedByLaw = (channel: 'delivery' | 'shipping_within') =>
    book.all('sale', { ...asked, goods: 'wine', channel }).length === 0;
  if (
    (store.modes.includes('delivery') && isClosedByLaw('delivery')) ||
    (store.modes.includes('shipping') && isClosedByLaw('shipping_within'))
  )
    lacks.push('sale_rules');
  return lacks;
}
