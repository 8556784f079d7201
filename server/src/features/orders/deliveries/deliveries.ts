import type { DeliveryTour, listDeliveries } from 'contract/orders/deliveries.staff';
import { sum } from 'contract/platform/cents';
import type { Wire } from 'contract/platform/endpoint';
import { notFound } from 'contract/platform/envelope';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { maskedPhone } from '../../../platform/masks.js';
import { refuse } from '../../../platform/refuse.js';
import { selectReach } from '../../auth/index.js';
import { goodsKindOf, isDrink } from '../../fulfilment/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import { selectKindsSold } from '../queue/queue.sql.js';
import { type BroughtLine, type DeliveryRow, selectDeliveries } from './deliveries.sql.js';

type DeliveryDay = { store_id: number; day?: string | undefined };

/** What a store brings on a day: in each tour by ZIP code and street, so that nobody drives back and forth. */
export async function listDeliveriesFor(
  db: Db,
  { roles }: StaffAsker,
  { store_id, day: asked }: DeliveryDay,
): Promise<Wire<typeof listDeliveries>> {
  if (!roles.holds('orders.move', store_id)) throw refuse(notFound);
  const { name, timezone } = await tradingStore(db, store_id);
  const today = storeDay(timezone, db.now);
  const day = asked ?? today;
  const rows = await selectDeliveries(db, { id: store_id, timezone }, day);
  const drinks = await ordersWithDrinks(db, rows);
  const tours: DeliveryTour[] = [];
  for (const row of rows) {
    const [from, until] = [row.slot_from.toISOString(), row.slot_until.toISOString()];
    const last = tours.at(-1);
    const tour = last?.from === from && last.until === until ? last : { from, until, stops: [] };
    if (tour !== last) tours.push(tour);
    tour.stops.push({
      ...shownStop(row, await phoneOf(db, row)),
      stop: tour.stops.length + 1,
      needs_id: drinks.has(row.id),
    });
  }
  return { store_id, store_name: name, timezone, day, today, tours };
}

async function ordersWithDrinks(db: Db, rows: readonly DeliveryRow[]): Promise<ReadonlySet<Uuid>> {
  const kinds = await selectKindsSold(
    db,
    rows.map(({ id }) => id),
  );
  return new Set(
    kinds
      .filter(({ department, category }) => isDrink(goodsKindOf(department, category)))
      .map(({ order_id }) => order_id),
  );
}

/** The driver may have to call; after the hand-over nobody needs the number. */
async function phoneOf(db: Db, { address, customer_id, status }: DeliveryRow) {
  const phone = address.phone || (await selectReach(db, customer_id)).phone;
  return status === 'handed_over' ? maskedPhone(phone) : phone;
}

const shownStop = (row: DeliveryRow, phone: string) => ({
  number: row.number,
  status: row.status,
  address: { ...row.address, phone },
  phone,
  bottles: row.lines.map((line) => ({ quantity: line.quantity, name: nameOf(line) })),
  pieces: sum(row.lines.map(({ quantity, pack_count }) => quantity * pack_count)),
  is_gift: row.gift_message !== '',
  notes: row.notes,
  received_by: row.received_by,
});

const nameOf = ({ brand, name, vintage, pack_count }: BroughtLine) =>
  [brand, name, vintage, pack_count > 1 && `(pack of ${pack_count})`].filter(Boolean).join(' ');
