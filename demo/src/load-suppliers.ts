import { daysAfter } from 'contract/platform/calendar';
import { sql } from 'kysely';
import { storeDay } from 'server/features/stores';
import { days, later } from 'server/platform/clock';
import type { Transaction } from 'server/platform/database/database';
import { newId, type Uuid } from 'server/platform/ids';
import { costOf } from './costs.js';
import { demoStores } from './stores.js';

type Supplier = { name: string; contact: string; email: string; phone: string; customer_number: string };

/** The suppliers of each store: the first one has an open order. */
const suppliersOf: Readonly<Record<number, readonly [Supplier, Supplier]>> = {
  1: [
    {
      name: 'Golden Gate Fine Wine',
      contact: 'Dana Whitfield',
      email: 'orders@goldengatefinewine.example',
      phone: '+14155550142',
      customer_number: 'CD-4471',
    },
    {
      name: 'Pacific Spirits Supply',
      contact: 'Luis Ortega',
      email: 'sales@pacificspirits.example',
      phone: '+15105550117',
      customer_number: '20918',
    },
  ],
  3: [
    {
      name: 'Lakeshore Wine & Spirits',
      contact: 'Erin Kowalski',
      email: 'orders@lakeshorewine.example',
      phone: '+13125550163',
      customer_number: 'LP-306',
    },
    {
      name: 'Heartland Beverage',
      contact: 'Marcus Hale',
      email: 'desk@heartlandbeverage.example',
      phone: '+17735550128',
      customer_number: '88-1402',
    },
  ],
};

const shelves = (tx: Transaction, storeId: number, isOne: string, most: number) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'price', 'on_hand'])
    .where('store_id', '=', storeId)
    .where(sql.raw<boolean>(isOne))
    .orderBy('product_id')
    .limit(most)
    .execute();

/** The cost of some of the bottles in stock. */
async function loadCosts(tx: Transaction, storeId: number, person: Uuid) {
  const plenty = await shelves(tx, storeId, 'carried and on_hand - held > 12', 12);
  await tx
    .insertInto('stock_movement')
    .values(
      plenty.map(({ product_id, price, on_hand }, nth) => ({
        store_id: storeId,
        product_id,
        kind: 'revalued' as const,
        quantity: 0,
        cost: costOf(price, nth) * on_hand,
        why: 'From the invoices of this fall',
        person_id: person,
        at: tx.now,
      })),
    )
    .execute();
}

async function loadOpenOrder(tx: Transaction, storeId: number, supplier: Uuid, person: Uuid) {
  const { timezone } = demoStores.find(({ id }) => id === storeId)!;
  const sentAt = later(tx.now, -days(2));
  const id = newId(sentAt);
  await tx
    .insertInto('supply_order')
    .values({
      id,
      store_id: storeId,
      number: 1,
      supplier_id: supplier,
      state: 'sent',
      expected_on: daysAfter(storeDay(timezone, tx.now), 2),
      note: 'Before noon, please',
      made_by: person,
      made_at: sentAt,
      sent_at: sentAt,
    })
    .execute();
  const gone = await shelves(tx, storeId, 'carried and on_hand - held = 0', 4);
  await tx
    .insertInto('supply_order_line')
    .values(
      gone.map(({ product_id, price }, nth) => ({
        order_id: id,
        product_id,
        cases: 1 + (nth % 2),
        case_size: 6,
        unit_cost: costOf(price, nth),
      })),
    )
    .execute();
}

/** The suppliers of two stores, what these have paid, and what they wait for. */
export async function loadSuppliers(tx: Transaction) {
  const { id: person } = await tx
    .selectFrom('staff_person')
    .select('id')
    .where('email', '=', 'olive@cellar-door.example')
    .executeTakeFirstOrThrow();
  for (const [key, suppliers] of Object.entries(suppliersOf)) {
    const storeId = Number(key);
    const rows = suppliers.map((supplier) => ({
      ...supplier,
      id: newId(tx.now),
      store_id: storeId,
      note: '',
    }));
    await tx.insertInto('supplier').values(rows).execute();
    await loadCosts(tx, storeId, person);
    await loadOpenOrder(tx, storeId, rows[0]!.id, person);
  }
}
