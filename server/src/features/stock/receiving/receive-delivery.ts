import { sum } from 'contract/platform/cents';
import type { Received } from 'contract/platform/endpoint';
import type { receiveDelivery } from 'contract/stock/receiving.staff';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { putOntoShelves } from './put-onto-shelves.js';

type DeliveryToReceive = Pick<Received<typeof receiveDelivery>, 'path' | 'body'>;

/** Puts what has come onto the shelves, once. */
export const receiveDeliveryBy = (
  shop: Shop,
  person: StaffAsker,
  { path: { store_id }, body }: DeliveryToReceive,
) =>
  shop.write(async (tx) => {
    const { id, note, lines } = body;
    const received = { products: lines.length, bottles: sum(lines.map(({ bottles }) => bottles)) };
    const delivery = { id, store_id, note, person_id: person.id, supply_order_id: null, why: null };
    if (await putOntoShelves(tx, delivery, lines))
      await noteAct(tx, {
        personId: person.id,
        storeId: store_id,
        kind: 'delivery_received',
        thing: 'delivery',
        thingId: id,
        after: received,
      });
    return received;
  });
