import { notCarriedHere } from 'contract/catalogue/details';
import type { AskedPrice, PriceChange } from 'contract/catalogue/prices.staff';
import { dollars } from 'contract/platform/money';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteActs } from '../../staff/index.js';
import type { Catalogue } from '../shelves/catalogue.js';
import { lockPrices, updatePrices } from './prices.sql.js';

type Seen = Pick<AskedPrice, 'price' | 'compare_at'>;
const isSame = (one: Seen, other: Seen) => one.price === other.price && one.compare_at === other.compare_at;

/** A price as the record holds it. */
export const asNoted = ({ price, compare_at }: Seen) => ({
  price_cents: price,
  compare_at_cents: compare_at,
});

/**
 * Changes the prices that are still as the person saw them; those that somebody else has changed meanwhile
 * stay, and are returned.
 */
export async function putPrices(
  tx: Transaction,
  personId: Uuid,
  storeId: number,
  changes: readonly PriceChange[],
) {
  const rows = await lockPrices(
    tx,
    storeId,
    changes.map(({ product_id }) => product_id),
  );
  const standing = new Map(rows.map((row) => [row.product_id, row]));
  if (standing.size < changes.length) throw refuse(notCarriedHere);
  const isAsSeen = ({ product_id, was }: PriceChange) => isSame(standing.get(product_id)!, was);
  const asSeen = changes.filter(isAsSeen);
  if (asSeen.length > 0) {
    await updatePrices(tx, storeId, asSeen);
    await noteActs(
      tx,
      storeId,
      asSeen.map(({ product_id, ...price }) => ({
        personId,
        kind: 'prices_changed',
        thing: 'product',
        thingId: product_id,
        before: asNoted(standing.get(product_id)!),
        after: asNoted(price),
      })),
    );
  }
  const overtaken = changes.filter((change) => !isAsSeen(change));
  return { changed: asSeen.length, overtaken: overtaken.map(({ product_id }) => standing.get(product_id)!) };
}

export const changePricesAt = (
  shop: Shop,
  catalogue: Catalogue,
  { id }: { readonly id: Uuid },
  storeId: number,
  changes: readonly PriceChange[],
) =>
  shop.write(async (tx) => {
    const { changed, overtaken } = await putPrices(tx, id, storeId, changes);
    if (changed > 0) catalogue.changed(tx);
    return {
      changed,
      overtaken: overtaken.map(({ product_id, price, compare_at }) => ({
        product_id,
        price: dollars(price),
        compare_at: compare_at === null ? null : dollars(compare_at),
      })),
    };
  });
