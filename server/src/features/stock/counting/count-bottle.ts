import type { Received } from 'contract/platform/endpoint';
import {
  type countBottle,
  countedByYou,
  countedMeanwhile,
  countMovedOn,
  countNotFound,
  mostCounted,
  tooMuchToCount,
} from 'contract/stock/counting.staff';
import { shelfNotFound } from 'contract/stock/stock.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker } from '../../staff/index.js';
import { lockShelves } from '../shelf/shelves.sql.js';
import { insertLines, selectLine, updateLine } from './count-lines.sql.js';
import { refuseBeingCounted } from './counts.js';
import { holdCount, selectCount } from './counts.sql.js';

/** A bottle that is found on a shelf joins the count if it is not in it yet. */
async function join(tx: Transaction, storeId: number, countId: Uuid, productId: number) {
  const { bottles } = (await selectCount(tx, storeId, countId))!;
  if (bottles >= mostCounted) throw refuse(tooMuchToCount);
  const taken = await insertLines(tx, countId, storeId, [productId]);
  if (taken.length > 0) throw await refuseBeingCounted(tx, taken);
  return { counted: null, first_by: null };
}

type BottleToCount = Pick<Received<typeof countBottle>, 'path' | 'body'>;

/**
 * Also notes how many should be there at this moment, so that later sales and deliveries change nothing. It
 * is not an act of the record, because the line itself says who and when.
 */
export const countBottleBy = (shop: Shop, person: StaffAsker, { path, body }: BottleToCount) =>
  shop.write(async (tx) => {
    const { store_id, id, product_id } = path;
    const { counted, seen } = body;
    const count = await holdCount(tx, store_id, id);
    if (!count) throw refuse(countNotFound);
    if (count.state !== 'counting') throw refuse(countMovedOn);
    if ((await lockShelves(tx, store_id, [product_id])).length === 0) throw refuse(shelfNotFound);
    const line = (await selectLine(tx, id, product_id)) ?? (await join(tx, store_id, id, product_id));
    if (line.first_by === person.id) throw refuse(countedByYou);
    if (line.counted !== seen)
      throw refuse(countedMeanwhile, {
        message: `Somebody else has counted this bottle meanwhile: ${line.counted ?? 'nothing'} so far.`,
      });
    await updateLine(tx, {
      countId: id,
      storeId: store_id,
      productId: product_id,
      counted,
      personId: person.id,
    });
  });
