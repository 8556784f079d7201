import { listPicks, tickItem } from 'contract/orders/picking.staff';
import type { TestPerson } from './test-staff.js';

/** Puts everything that is still missing into the bag of an order. */
export async function picksAll(person: TestPerson, number: string) {
  const path = { number };
  for (const { position, product_id, needed, picked } of await person.call(listPicks, { path }))
    if (picked < needed)
      await person.call(tickItem, { path, body: { position, product_id, by: needed - picked } });
}
