import { getCost, putCost } from 'contract/stock/costs.staff';
import {
  approveCount,
  beginCount,
  countBottle,
  countNotFound,
  dropCount,
  finishCount,
  getCount,
  listDifferences,
  sendCountBack,
} from 'contract/stock/counting.staff';
import { putPlace } from 'contract/stock/places.staff';
import { adjustShelf, getShelf, listMovements } from 'contract/stock/stock.staff';
import {
  bringSupplierBack,
  putSupplier,
  retireSupplier,
  supplierNotFound,
} from 'contract/stock/suppliers.staff';
import {
  cancelSupplyOrder,
  draftSupplyOrder,
  getSupplyOrder,
  proposeSupply,
  sendSupplyOrder,
  supplyOrderNotFound,
} from 'contract/stock/supply-orders.staff';
import { getArrival, receiveSupply } from 'contract/stock/supply-receiving.staff';
import {
  cancelTransfer,
  draftTransfer,
  getTransfer,
  receiveTransfer,
  sendTransfer,
  transferNotFound,
} from 'contract/stock/transfers.staff';
import { newId } from '../../platform/ids.js';
import { stock } from '../buyer.js';
import { giveUpShelves } from '../shelves.js';
import type { TestShop } from '../test-shop.js';
import type { TestPerson } from '../test-staff.js';
import { at, own, type Thing, theirs, thing } from './thing.js';

const third = 5;
const counted = 52;

/** A bottle that is on a shelf of the other store, and after this on none of one's own. */
async function onTheirShelfAlone(shop: TestShop) {
  const { product_id } = await shop.shop.read((db) =>
    db
      .selectFrom('store_offer')
      .select('product_id')
      .where('store_id', '=', theirs)
      .where('product_id', '>', 60)
      .orderBy('product_id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  await stock(shop, theirs, product_id, 30);
  await shop.shop.write((tx) => giveUpShelves(tx, { store: own, products: [product_id] }));
  return product_id;
}

async function thingsOfCounts(shop: TestShop, olive: TestPerson, notCarried: number): Promise<Thing[]> {
  const [id, mine] = [newId(shop.clock.now()), newId(shop.clock.now())];
  for (const [store_id, count] of [[theirs, id] as const, [own, mine] as const])
    await olive.call(beginCount, { path: { store_id: `${store_id}` }, body: { id: count, name: 'Shelf 4' } });
  const path = { ...at, id };
  const body = { counted: 9, seen: null };
  const why = { why: 'Counted twice' };
  return [
    thing(getCount, { path }),
    // Where the caller's own call comes twice there is one count, but this one is not theirs.
    thing(
      beginCount,
      { path: at, body: { id, name: 'Shelf 4' } },
      { named: 'id', beyond: true, refusal: countNotFound },
    ),
    thing(countBottle, { path: { ...path, product_id: `${counted}` }, body }),
    thing(
      countBottle,
      { path: { store_id: `${own}`, id: mine, product_id: `${notCarried}` }, body },
      { named: 'product_id', beyond: true },
    ),
    thing(finishCount, { path, body: { left_out: 0 } }),
    thing(listDifferences, { path }),
    thing(sendCountBack, { path, body: why }),
    thing(approveCount, { path }),
    thing(dropCount, { path, body: why }),
  ];
}

function thingsOnShelves(notCarried: number): Thing[] {
  const path = { ...at, product_id: `${notCarried}` };
  return [
    thing(getShelf, { path }),
    thing(listMovements, { path, query: {} }),
    thing(getCost, { path }),
    thing(putCost, { path, body: { unit_cost: 12.5, why: 'The invoice says so', seen: 30 } }),
    thing(putPlace, { path, body: { shelf_place: 'B 3' } }),
    thing(adjustShelf, { path, body: { kind: 'more', bottles: 1, why: 'Found', seen: 30 } }),
  ];
}

async function thingsOfSupply(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  const [supplier, id] = [newId(shop.clock.now()), newId(shop.clock.now())];
  const atSupplier = { ...at, id: supplier };
  const facts = {
    name: 'Golden Gate Wines',
    contact: 'Sam Ortiz',
    email: '',
    phone: '',
    customer_number: 'C-77',
    note: '',
  };
  await olive.call(putSupplier, { path: atSupplier, body: { ...facts, seen: null } });
  // A supplier of one's own, so that the order alone is somebody else's.
  const mine = newId(shop.clock.now());
  await olive.call(putSupplier, {
    path: { store_id: `${own}`, id: mine },
    body: { ...facts, seen: null },
  });
  const path = { ...at, id };
  const order = {
    expected_on: null,
    note: '',
    lines: [{ product_id: counted, cases: 2, case_size: 6, unit_cost: 18.25 }],
  };
  await olive.call(draftSupplyOrder, { path, body: { ...order, supplier_id: supplier, seen: null } });
  const drafted = { ...order, supplier_id: mine };
  const seen = { seen: 1 };
  const come = {
    delivery_id: newId(shop.clock.now()),
    note: '',
    lines: [{ product_id: counted, bottles: 1, damaged: 0 }],
    closes: false,
    why: '',
  };
  return [
    thing(getSupplyOrder, { path }),
    // Whose it is sees what it has sent; here nothing has come yet.
    thing(
      proposeSupply,
      { path: at, query: { supplier_id: supplier } },
      { named: 'supplier_id', beyond: true },
    ),
    thing(draftSupplyOrder, { path, body: { ...drafted, ...seen } }, { beyond: true }),
    thing(
      draftSupplyOrder,
      { path, body: { ...drafted, seen: null } },
      { beyond: true, refusal: supplyOrderNotFound },
    ),
    thing(
      draftSupplyOrder,
      {
        path: { store_id: `${own}`, id: newId(shop.clock.now()) },
        body: { ...drafted, supplier_id: supplier, seen: null },
      },
      { beyond: true, refusal: supplierNotFound },
    ),
    thing(sendSupplyOrder, { path, body: seen }),
    thing(getArrival, { path }),
    thing(receiveSupply, { path, body: come }),
    thing(cancelSupplyOrder, { path, body: seen }),
    thing(putSupplier, { path: atSupplier, body: { ...facts, name: 'Bay Wines', ...seen } }),
    thing(
      putSupplier,
      { path: atSupplier, body: { ...facts, name: 'Bay Wines', seen: null } },
      { refusal: supplierNotFound },
    ),
    thing(retireSupplier, { path: atSupplier, body: seen }),
    thing(bringSupplierBack, { path: atSupplier, body: seen }),
  ];
}

async function thingsUnderWay(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  const lines = [{ product_id: counted, bottles: 2 }];
  /** Only who sends a transfer sees it before it has left. */
  const drafts = await Promise.all(
    [third, own].map(async (to_store_id) => {
      const path = { ...at, id: newId(shop.clock.now()) };
      await olive.call(draftTransfer, { path, body: { to_store_id, note: '', lines, seen: null } });
      return path;
    }),
  );
  const draft = { to_store_id: third, note: 'Mind the glass', lines };
  const received = { lines: [{ product_id: counted, received: 2 }] };
  return drafts.flatMap((path) => [
    thing(getTransfer, { path }),
    thing(receiveTransfer, { path, body: received }, { beyond: true }),
    thing(draftTransfer, { path, body: { ...draft, seen: 1 } }, { refusal: transferNotFound }),
    thing(draftTransfer, { path, body: { ...draft, seen: null } }, { refusal: transferNotFound }),
    thing(sendTransfer, { path, body: { seen: 2 } }),
    thing(cancelTransfer, { path, body: { seen: 2 } }),
  ]);
}

export async function thingsOfStock(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  for (const store of [theirs, own, third]) await stock(shop, store, counted, 30);
  const notCarried = await onTheirShelfAlone(shop);
  return [
    ...(await thingsOfCounts(shop, olive, notCarried)),
    ...thingsOnShelves(notCarried),
    ...(await thingsOfSupply(shop, olive)),
    ...(await thingsUnderWay(shop, olive)),
  ];
}
