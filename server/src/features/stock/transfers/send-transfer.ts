import { sum } from 'contract/platform/cents';
import type { Received } from 'contract/platform/endpoint';
import {
  notCarriedThere,
  notEnoughFree,
  type sendTransfer,
  transferChanged,
} from 'contract/stock/transfers.staff';
import type { Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { namesOf } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { insertMovements } from '../movements.sql.js';
import { lockShelves, selectShelves } from '../shelf/shelves.sql.js';
import { lockLeaving } from './transfers.js';
import { selectLinesOf, updateTransfer } from './transfers.sql.js';

const namesIn = async (tx: Transaction, ids: readonly number[]) =>
  [...(await namesOf(tx, ids, [])).products.values()].join(', ');

type Line = { product_id: number; bottles: number };

/** Only bottles that are promised to nobody may leave. */
async function checkFree(tx: Transaction, storeId: number, lines: readonly Line[]) {
  const ids = lines.map(({ product_id }) => product_id);
  const shelves = await lockShelves(tx, storeId, ids);
  const free = new Map(shelves.map(({ product_id, on_hand, held }) => [product_id, on_hand - held]));
  const short = lines.filter(({ product_id, bottles }) => (free.get(product_id) ?? 0) < bottles);
  if (short.length === 0) return;
  const names = await namesIn(
    tx,
    short.map(({ product_id }) => product_id),
  );
  throw refuse(notEnoughFree, { message: `There are not so many free of: ${names}.` });
}

async function checkCarriedThere(tx: Transaction, storeId: number, lines: readonly Line[]) {
  const ids = lines.map(({ product_id }) => product_id);
  const there = new Set((await selectShelves(tx, storeId, ids)).map(({ product_id }) => product_id));
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length === 0) return;
  throw refuse(notCarriedThere, {
    message: `The other store does not carry: ${await namesIn(tx, missing)}.`,
  });
}

type TransferToSend = Pick<Received<typeof sendTransfer>, 'path' | 'body'>;

export const sendTransferBy = (shop: Shop, person: StaffAsker, { path, body }: TransferToSend) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const { to_store_id } = await lockLeaving(tx, path, body.seen, 'draft');
    const lines = await selectLinesOf(tx, id);
    if (lines.length === 0) throw refuse(transferChanged, { message: 'Add the bottles first.' });
    await checkCarriedThere(tx, to_store_id, lines);
    await checkFree(tx, store_id, lines);
    await insertMovements(
      tx,
      lines.map(({ product_id, bottles }) => ({
        store_id,
        product_id,
        kind: 'transferred_out',
        quantity: -bottles,
        transfer_id: id,
        person_id: person.id,
      })),
    );
    await updateTransfer(tx, id, { state: 'under_way', sent_at: tx.now });
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'transfer_sent',
      thing: 'transfer',
      thingId: id,
      after: { to_store_id, products: lines.length, bottles: sum(lines.map(({ bottles }) => bottles)) },
    });
  });
