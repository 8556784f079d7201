import type { Received } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import {
  type listLowShelves,
  type listMovements,
  type listShelves,
  movementsAtOnce,
  shelfNotFound,
} from 'contract/stock/stock.staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { type Catalogue, findCarried } from '../../catalogue/index.js';
import { selectBarcodesOf } from '../receiving/barcodes.sql.js';
import { selectMovements } from './history.sql.js';
import { countLowShelves, selectLowShelves, selectShelf, selectShelves } from './shelves.sql.js';

type At = { store_id: number; product_id: number };

export async function listShelvesAt(
  db: Db,
  catalogue: Catalogue,
  { path: { store_id }, query }: Omit<Received<typeof listShelves>, 'body'>,
) {
  const { ids, total } = await findCarried(catalogue, { store_id, ...query });
  const rows = new Map((await selectShelves(db, store_id, ids)).map((row) => [row.product_id, row]));
  return toPage(
    ids.flatMap((id) => rows.get(id) ?? []),
    total,
    query,
  );
}

export async function listLowShelvesAt(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof listLowShelves>, 'body'>,
) {
  return toPage(await selectLowShelves(db, store_id, query), await countLowShelves(db, store_id), query);
}

export async function getShelfAt(db: Db, { store_id, product_id }: At) {
  const shelf = await selectShelf(db, store_id, product_id);
  if (!shelf) throw refuse(shelfNotFound);
  return { ...shelf, barcodes: await selectBarcodesOf(db, product_id) };
}

export async function listMovementsAt(
  db: Db,
  { path: { store_id, product_id }, query: { before } }: Omit<Received<typeof listMovements>, 'body'>,
) {
  if (!(await selectShelf(db, store_id, product_id))) throw refuse(shelfNotFound);
  const rows = await selectMovements(db, store_id, product_id, before, movementsAtOnce + 1);
  const movements = rows.slice(0, movementsAtOnce).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { movements, more: rows.length > movementsAtOnce };
}
