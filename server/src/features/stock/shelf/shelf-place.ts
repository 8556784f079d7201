import type { Received } from 'contract/platform/endpoint';
import type { putPlace } from 'contract/stock/places.staff';
import { shelfNotFound } from 'contract/stock/stock.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteActs, type StaffAsker } from '../../staff/index.js';
import { lockPlaces, putShelfPlaces } from './shelves.sql.js';

type PlaceToPut = Pick<Received<typeof putPlace>, 'path' | 'body'>;

type ShelfPlace = { product_id: number; shelf_place: string };

/** Called again, it changes nothing. */
export async function placeShelves(
  tx: Transaction,
  personId: Uuid,
  storeId: number,
  places: readonly ShelfPlace[],
) {
  const ids = places.map(({ product_id }) => product_id);
  const before = new Map(
    (await lockPlaces(tx, storeId, ids)).map(({ product_id, shelf_place }) => [product_id, shelf_place]),
  );
  if (before.size < places.length) throw refuse(shelfNotFound);
  const moved = places.filter(({ product_id, shelf_place }) => before.get(product_id) !== shelf_place);
  if (moved.length === 0) return;
  await putShelfPlaces(tx, storeId, moved);
  await noteActs(
    tx,
    storeId,
    moved.map(({ product_id, shelf_place }) => ({
      personId,
      kind: 'shelf_place_changed',
      thing: 'product',
      thingId: product_id,
      before: { shelf_place: before.get(product_id) },
      after: { shelf_place },
    })),
  );
}

export const putPlaceBy = (
  shop: Shop,
  person: StaffAsker,
  { path: { store_id, product_id }, body: { shelf_place } }: PlaceToPut,
) => shop.write((tx) => placeShelves(tx, person.id, store_id, [{ product_id, shelf_place }]));
