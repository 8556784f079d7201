import type { Received } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { toPage } from 'contract/platform/page';
import { type listCosts, type listMargins, nothingToCost, type putCost } from 'contract/stock/costs.staff';
import { movedMeanwhile, shelfNotFound } from 'contract/stock/stock.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { insertMovements } from '../movements.sql.js';
import { lockShelves } from '../shelf/shelves.sql.js';
import { countMargins, selectCost, selectCosts, selectMargins } from './costs.sql.js';

const known = (cents: number | null) => (cents === null ? null : dollars(cents));

type At = { store_id: number; product_id: number };

export async function getCostAt(db: Db, { store_id, product_id }: At) {
  const cost = await selectCost(db, store_id, product_id);
  if (!cost) throw refuse(shelfNotFound);
  const { price, unit_cost, worth, last_cost, ...shelf } = cost;
  return {
    ...shelf,
    price: dollars(price),
    unit_cost: known(unit_cost),
    worth: known(worth),
    last_cost: known(last_cost),
  };
}

type Of = Omit<Received<typeof listCosts>, 'body'>;

export const listCostsOf = async (db: Db, { path, query }: Of) =>
  (await selectCosts(db, path.store_id, query.products)).map(({ product_id, price, unit_cost }) => ({
    product_id,
    price: dollars(price),
    unit_cost: known(unit_cost),
  }));

type Page = Omit<Received<typeof listMargins>, 'body'>;

export async function listMarginsAt(db: Db, { path: { store_id }, query }: Page) {
  const rows = (await selectMargins(db, store_id, query)).map(({ price, unit_cost, ...row }) => ({
    ...row,
    price: dollars(price),
    unit_cost: dollars(unit_cost),
  }));
  return toPage(rows, await countMargins(db, store_id), query);
}

type Put = Pick<Received<typeof putCost>, 'path' | 'body'>;

/**
 * Past sales keep the cost that they were counted with: only what is on hand costs something else from now
 * on.
 */
export const putCostBy = (shop: Shop, person: StaffAsker, { path, body }: Put) =>
  shop.write(async (tx) => {
    const { store_id, product_id } = path;
    const { unit_cost, why, seen } = body;
    const [shelf] = await lockShelves(tx, store_id, [product_id]);
    if (!shelf) throw refuse(shelfNotFound);
    if (shelf.on_hand === 0) throw refuse(nothingToCost);
    if (shelf.on_hand !== seen)
      throw refuse(movedMeanwhile, {
        message: `Somebody has moved this bottle meanwhile: there are ${shelf.on_hand} now.`,
      });
    const before = await selectCost(tx, store_id, product_id);
    await insertMovements(tx, [
      {
        store_id,
        product_id,
        kind: 'revalued',
        quantity: 0,
        cost: unit_cost * shelf.on_hand,
        why,
        person_id: person.id,
      },
    ]);
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'stock_revalued',
      thing: 'product',
      thingId: product_id,
      before: { unit_cost: before!.unit_cost },
      after: { unit_cost },
      why,
    });
  });
