import { sum } from 'contract/platform/cents';
import { dollars } from 'contract/platform/money';
import { type CountState, countMovedOn, countNotFound } from 'contract/stock/counting.staff';
import { promisedToOrders } from 'contract/stock/stock.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { namesOf } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { insertMovements } from '../movements.sql.js';
import { lockShelves } from '../shelf/shelves.sql.js';
import { askAgain, closeLines, selectCountedLines } from './count-lines.sql.js';
import type { AtCount } from './counts.js';
import { lockCount, selectCount, updateCount } from './counts.sql.js';

const linesOff = async (db: Db, countId: Uuid) =>
  (await selectCountedLines(db, countId)).filter(({ counted, there }) => counted !== there);

type Off = Awaited<ReturnType<typeof linesOff>>;

export async function listDifferencesAt(db: Db, { store_id, id }: AtCount) {
  const count = await selectCount(db, store_id, id);
  if (!count) throw refuse(countNotFound);
  if (count.state === 'counting') throw refuse(countMovedOn);
  return (await linesOff(db, id)).map(({ price, ...line }) => ({
    ...line,
    value: dollars((line.counted - line.there) * price),
  }));
}

async function lockCountIn(tx: Transaction, { store_id, id }: AtCount, ...states: CountState[]) {
  const count = await lockCount(tx, store_id, id);
  if (!count) throw refuse(countNotFound);
  if (!states.includes(count.state)) throw refuse(countMovedOn);
}

/**
 * The shelves are locked. Bottles that are promised to orders cannot be written off: somebody must speak with
 * the customer first.
 */
async function checkPromises(tx: Transaction, storeId: number, off: Off) {
  const shelves = await lockShelves(
    tx,
    storeId,
    off.map(({ product_id }) => product_id),
  );
  const found = new Map(off.map(({ product_id, counted, there }) => [product_id, counted - there]));
  const promised = shelves
    .filter(({ product_id, on_hand, held }) => on_hand + found.get(product_id)! < held)
    .map(({ product_id }) => product_id);
  if (promised.length === 0) return;
  const names = [...(await namesOf(tx, promised, [])).products.values()];
  throw refuse(promisedToOrders, {
    message: `More than would be left is promised to orders: ${names.join(', ')}. See to these orders first.`,
  });
}

/** Each difference is what it was when the bottle was counted; it is applied to what is there now. */
export const approveCountBy = (shop: Shop, person: StaffAsker, at: AtCount) =>
  shop.write(async (tx) => {
    const { store_id, id } = at;
    await lockCountIn(tx, at, 'waiting');
    const off = await linesOff(tx, id);
    if (off.length > 0) {
      await checkPromises(tx, store_id, off);
      await insertMovements(
        tx,
        off.map(({ product_id, counted, there }) => ({
          store_id,
          product_id,
          kind: 'counted',
          quantity: counted - there,
          count_id: id,
          person_id: person.id,
        })),
      );
    }
    await closeLines(tx, id);
    await updateCount(tx, id, { state: 'approved', settled_at: tx.now });
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'count_approved',
      thing: 'count',
      thingId: id,
      after: {
        products: off.length,
        bottles: sum(off.map(({ counted, there }) => counted - there)),
        value: dollars(sum(off.map(({ counted, there, price }) => (counted - there) * price))),
      },
    });
  });

export const sendCountBackBy = (shop: Shop, person: StaffAsker, at: AtCount, why: string) =>
  shop.write(async (tx) => {
    await lockCountIn(tx, at, 'waiting');
    const off = await linesOff(tx, at.id);
    if (off.length > 0)
      await askAgain(
        tx,
        at.id,
        off.map(({ product_id }) => product_id),
      );
    await updateCount(tx, at.id, { state: 'counting', why });
    await noteAct(tx, {
      personId: person.id,
      storeId: at.store_id,
      kind: 'count_sent_back',
      thing: 'count',
      thingId: at.id,
      why,
    });
  });

export const dropCountBy = (shop: Shop, person: StaffAsker, at: AtCount, why: string) =>
  shop.write(async (tx) => {
    await lockCountIn(tx, at, 'counting', 'waiting');
    await closeLines(tx, at.id);
    await updateCount(tx, at.id, { state: 'dropped', settled_at: tx.now, why });
    await noteAct(tx, {
      personId: person.id,
      storeId: at.store_id,
      kind: 'count_dropped',
      thing: 'count',
      thingId: at.id,
      why,
    });
  });
