import type { OrderStatus } from 'contract/orders';
import { sum, takenOf } from 'contract/platform/cents';
import type { FulfilmentMode } from 'contract/stores';
import { sql } from 'kysely';
import { storeDay } from 'server/features/stores';
import { days, hours, later, minutes } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { newId } from 'server/platform/ids';
import type { Product } from './catalogue/product.js';
import { costOf } from './costs.js';
import { demoCustomers } from './customers.js';
import { insertAll } from './insert-all.js';
import { type Random, random } from './pictures/drawing/random.js';
import { demoStores } from './stores.js';

type Store = (typeof demoStores)[number];
type Customer = (typeof demoCustomers)[number];

/** The customers' orders, newest first: where, how, and how far each has come. */
const history: Record<
  Customer['first_name'],
  { storeId: number; fulfilment: FulfilmentMode; count: number }[]
> = {
  Ada: [
    { storeId: 1, fulfilment: 'pickup', count: 22 },
    { storeId: 1, fulfilment: 'delivery', count: 9 },
    { storeId: 4, fulfilment: 'pickup', count: 5 },
  ],
  Grace: [
    { storeId: 3, fulfilment: 'pickup', count: 8 },
    { storeId: 3, fulfilment: 'shipping', count: 5 },
  ],
};

/** The first orders of each customer are still open; among the older ones some went wrong. */
const recent: OrderStatus[] = ['placed', 'packed', 'ready'];
const older: OrderStatus[] = [
  'handed_over',
  'handed_over',
  'returned_in_part',
  'handed_over',
  'cancelled',
  'handed_over',
  'returned',
];

/** Demo data, not tax advice: the rates where the stores are. */
const taxRates = new Map([
  ['CA', { place: 'San Francisco', millionths: 86_250 }],
  ['IL', { place: 'Cook', millionths: 102_500 }],
  ['FL', { place: 'Miami-Dade', millionths: 70_000 }],
]);
const fees: Record<FulfilmentMode, number> = { pickup: 0, delivery: 900, shipping: 1800 };

const stepsTo = (status: OrderStatus, fulfilment: FulfilmentMode): OrderStatus[] => {
  const onTheWay: OrderStatus = fulfilment === 'pickup' ? 'ready' : 'on_its_way';
  const course: OrderStatus[] = ['placed', 'packed', onTheWay, 'handed_over'];
  if (status === 'cancelled') return ['placed', 'cancelled'];
  if (status === 'returned' || status === 'returned_in_part') return [...course, status];
  return course.slice(0, course.indexOf(status) + 1);
};

const after = { placed: minutes(1), packed: hours(4), ready: hours(5), on_its_way: hours(6) } as const;
const stepAt = (from: Date, status: OrderStatus) =>
  later(
    from,
    status in after ? after[status as keyof typeof after] : status === 'handed_over' ? days(1) : days(3),
  );

/**
 * How many of each limited bottle a customer has. Two years count here, although the shop looks back only
 * one.
 */
class Cellar {
  readonly #kept = new Map<Product, number>();

  /** As many of the wanted bottles as the limit leaves. */
  take(product: Product, wanted: number) {
    const { allocation } = product;
    if (allocation.kind !== 'limit') return wanted;
    const before = this.#kept.get(product) ?? 0;
    const taken = Math.min(wanted, allocation.bottles - before);
    this.#kept.set(product, before + taken);
    return taken;
  }
}

function chosenFrom(products: readonly Product[], chance: Random, cellar: Cellar) {
  const chosen = new Set<Product>();
  const wanted = 1 + Math.floor(chance.between(0, 4));
  while (chosen.size < wanted) chosen.add(chance.pick(products));
  const taken = [...chosen]
    .map((product) => ({ product, quantity: cellar.take(product, 1 + Math.floor(chance.between(0, 3))) }))
    .filter(({ quantity }) => quantity > 0);
  if (taken.length > 0) return taken;
  return [{ product: products.find(({ allocation }) => allocation.kind === 'none')!, quantity: 1 }];
}

type Buying = { storeId: number; chance: Random; cellar: Cellar; isReturned: boolean };

function linesOf(products: readonly Product[], { storeId, chance, cellar, isReturned }: Buying) {
  return chosenFrom(products, chance, cellar).map(({ product, quantity }, position) => {
    const unit_price = product.offers.find((offer) => offer.storeId === storeId)!.price;
    return {
      position,
      product_id: product.number,
      wine_set_id: null,
      name: product.name,
      brand: product.brand,
      vintage: product.vintage,
      size_ml: product.sizeMl,
      pack_count: product.packCount,
      image_id: product.picture,
      quantity,
      unit_price,
      unit_cost: costOf(unit_price, product.number),
      line_total: unit_price * quantity,
      returned: isReturned ? quantity : 0,
    };
  });
}

type Line = ReturnType<typeof linesOf>[number];

/** Each line with its share of the tax. */
function taxedLines(lines: readonly Line[], state: string) {
  const rate = taxRates.get(state)!;
  const shares = takenOf(lines.map(({ line_total: amount }) => ({ ...rate, amount })));
  return lines.map((line, index) => {
    const [goods, tax] = [line.line_total, shares[index]!];
    return { ...line, savings: 0, tax, taxed: JSON.stringify([{ state, ...rate, goods, tax }]) };
  });
}

const addressOf = (customer: Customer) => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  phone: customer.phone,
  zip_code: customer.zip,
  city: customer.city,
  state: customer.state,
  country: customer.country,
  adderess: customer.address,
});

type Ordered = {
  customer: Customer;
  store: Store;
  fulfilment: FulfilmentMode;
  status: OrderStatus;
  created_at: Date;
  number: number;
};

function orderOf(
  { customer, store, fulfilment, status, created_at, number }: Ordered,
  products: Product[],
  cellar: Cellar,
) {
  const chance = random(`order ${number}`);
  const id = newId(created_at);
  const lines = linesOf(products, { storeId: store.id, chance, cellar, isReturned: status === 'returned' });
  if (status === 'returned_in_part') lines[0]!.returned = 1;
  const lines_total = sum(lines.map(({ line_total }) => line_total));
  const fee = fees[fulfilment];
  const taxed = taxedLines(lines, store.jurisdiction);
  const tax = sum(taxed.map((line) => line.tax));
  const total = lines_total + fee + tax;
  const from = later(created_at, days(1));
  const steps = stepsTo(status, fulfilment);
  const handedOver = steps.includes('handed_over') ? stepAt(created_at, 'handed_over') : null;
  return {
    order: {
      id,
      number: `${store.jurisdiction}${store.id}-${number}`,
      store_id: store.id,
      customer_id: customer.id,
      cart_id: null,
      status: steps.at(-1)!,
      fulfilment,
      address: fulfilment === 'pickup' ? null : JSON.stringify(addressOf(customer)),
      slot_from: from,
      slot_until: later(from, hours(2)),
      gift_message: chance.chance(0.15) ? 'Happy birthday, and do not wait for a better day to open it.' : '',
      lines_total,
      savings: 0,
      fee,
      tax,
      total,
      paid_by_gift_card: 0,
      paid_by_store_credit: 0,
      points_redeemed: 0,
      paid_by_points: 0,
      paid_by_payment: total,
      payment_method: 'card' as const,
      hold_until: null,
      sold_on: storeDay(store.timezone, created_at),
      born_on: customer.dob,
      licence_until: customer.license_exp_date,
      gift_card_id: null,
      handed_over_at: handedOver,
      hand_over_check: handedOver && JSON.stringify({ method: 'driving_licence', result: 'shown' }),
      created_at,
    },
    lines: taxed.map((line) => ({ ...line, order_id: id })),
    steps: steps.map((step, position) => ({
      order_id: id,
      position,
      status: step,
      at: stepAt(created_at, step),
    })),
  };
}

/** A full hour in the afternoon, this many days ago. */
const whenOrdered = (now: Date, daysAgo: number) => {
  const day = later(now, -days(daysAgo));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 20));
};

function ordersOf(now: Date): Ordered[] {
  const ordered = demoCustomers.flatMap((customer) =>
    history[customer.first_name].flatMap(({ storeId, fulfilment, count }, row) =>
      Array.from({ length: count }, (_, index) => {
        const isRecent = index === 0;
        return {
          customer,
          store: demoStores.find(({ id }) => id === storeId)!,
          fulfilment,
          status: isRecent ? recent[row % recent.length]! : older[(index + row) % older.length]!,
          created_at: whenOrdered(now, isRecent ? row + 1 : 6 + index * 19 + row * 5),
          number: 0,
        };
      }),
    ),
  );
  ordered.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  return ordered.map((order, index) => ({ ...order, number: 103_001 + index }));
}

/** Sold bottles leave the shelf; returned ones are back on it. */
async function takeFromShelves(tx: Transaction) {
  await sql`
    insert into stock_hold (order_id, product_id, store_id, quantity, state, returned)
    select order_id, product_id, store_id, sum(quantity), 'sold', sum(returned)
    from purchase_order_line join purchase_order on id = order_id
    where status <> 'cancelled'
    group by order_id, product_id, store_id`.execute(tx);
  await sql`
    update store_product set sold = sold + taken.quantity
    from (
      select store_id, product_id, sum(quantity - returned) as quantity from stock_hold group by store_id, product_id
    ) as taken
    where store_product.store_id = taken.store_id and store_product.product_id = taken.product_id`.execute(
    tx,
  );
}

/** Customers may review the bottles that they were handed. */
const letReview = (tx: Transaction) =>
  sql`
    insert into bought_product (customer_id, product_id, bought_at)
    select customer_id, product_id, min(handed_over_at)
    from purchase_order_line join purchase_order on id = order_id
    where handed_over_at is not null
    group by customer_id, product_id
    on conflict do nothing`.execute(tx);

/** What the demo customers have ordered in the past two years. */
export async function loadOrders(tx: Transaction, products: readonly Product[]) {
  const cellars = new Map(demoCustomers.map(({ id }) => [id, new Cellar()]));
  const rows = ordersOf(tx.now).map((ordered) => {
    const soldHere = products.filter(
      ({ offers, allocation }) =>
        allocation.kind !== 'lottery' && offers.some(({ storeId }) => storeId === ordered.store.id),
    );
    return orderOf(ordered, soldHere, cellars.get(ordered.customer.id)!);
  });
  await insertAll(
    tx,
    'purchase_order',
    rows.map(({ order }) => order),
  );
  await insertAll(
    tx,
    'purchase_order_line',
    rows.flatMap(({ lines }) => lines),
  );
  await insertAll(
    tx,
    'purchase_order_step',
    rows.flatMap(({ steps }) => steps),
  );
  await takeFromShelves(tx);
  await letReview(tx);
  await sql`select setval('purchase_order_number', ${104_000})`.execute(tx);
}
