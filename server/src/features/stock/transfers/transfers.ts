import type { Received } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';
import { shelfNotFound } from 'contract/stock/stock.staff';
import {
  type cancelTransfer,
  type draftTransfer,
  type listTransfers,
  otherStoreNotFound,
  type TransferState,
  transferChanged,
  transferNotFound,
} from 'contract/stock/transfers.staff';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { selectShelves } from '../shelf/shelves.sql.js';
import {
  insertTransfer,
  lockTransfer,
  numberOfTransfers,
  replaceLines,
  selectLinesOf,
  selectOtherStores,
  selectTransfer,
  selectTransfers,
  updateTransfer,
} from './transfers.sql.js';

export type AtTransfer = { store_id: number; id: Uuid };

type Row = NonNullable<Awaited<ReturnType<typeof selectTransfer>>>;

const shown = ({ from_store_id, from_store, to_store_id, to_store, made_at, sent_at, ...row }: Row) => ({
  ...row,
  from: { id: from_store_id, name: from_store },
  to: { id: to_store_id, name: to_store },
  made_at: made_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});

export async function listTransfersAt(
  db: Db,
  { path: { store_id }, query }: Omit<Received<typeof listTransfers>, 'body'>,
) {
  const rows = await selectTransfers(db, store_id, query.show, query);
  return toPage(rows.map(shown), await numberOfTransfers(db, store_id, query.show), query);
}

export async function getTransferAt(db: Db, { store_id, id }: AtTransfer) {
  const transfer = await selectTransfer(db, store_id, id);
  if (!transfer) throw refuse(transferNotFound);
  return { ...shown(transfer), lines: await selectLinesOf(db, id) };
}

/** A transfer of the sending store, in one of these states and as the caller saw it. */
export async function lockLeaving(
  tx: Transaction,
  { store_id, id }: AtTransfer,
  seen: number | null,
  ...states: TransferState[]
) {
  const transfer = await lockTransfer(tx, store_id, id, 'from');
  if (!transfer) throw refuse(transferNotFound);
  if (!states.includes(transfer.state) || transfer.version !== seen) throw refuse(transferChanged);
  return transfer;
}

export const listOtherStoresOf = (db: Db, storeId: number) => selectOtherStores(db, storeId);

async function checkDraft(tx: Transaction, storeId: number, { to_store_id, lines }: Draft) {
  const others = await selectOtherStores(tx, storeId);
  if (!others.some(({ id }) => id === to_store_id)) throw refuse(otherStoreNotFound);
  const ids = lines.map(({ product_id }) => product_id);
  if (ids.length > 0 && (await selectShelves(tx, storeId, ids)).length < ids.length)
    throw refuse(shelfNotFound);
}

type TransferToDraft = Pick<Received<typeof draftTransfer>, 'path' | 'body'>;
type Draft = TransferToDraft['body'];

export const draftTransferBy = (shop: Shop, person: StaffAsker, { path, body }: TransferToDraft) =>
  shop.write(async (tx) => {
    const { store_id, id } = path;
    const { to_store_id, note, lines, seen } = body;
    await checkDraft(tx, store_id, body);
    const draft = { id, from_store_id: store_id, to_store_id, note, made_by: person.id };
    const isNew = await insertTransfer(tx, draft);
    if (!isNew) {
      // When the answer to a first save was lost, the save comes again without a version.
      await lockLeaving(tx, path, seen ?? 1, 'draft');
      await updateTransfer(tx, id, { to_store_id, note });
    }
    await replaceLines(tx, id, lines);
    if (isNew)
      await noteAct(tx, {
        personId: person.id,
        storeId: store_id,
        kind: 'transfer_drafted',
        thing: 'transfer',
        thingId: id,
        after: { to_store_id },
      });
  });

type Cancelled = Pick<Received<typeof cancelTransfer>, 'path' | 'body'>;

export const cancelTransferBy = (shop: Shop, person: StaffAsker, { path, body }: Cancelled) =>
  shop.write(async (tx) => {
    await lockLeaving(tx, path, body.seen, 'draft');
    await updateTransfer(tx, path.id, { state: 'cancelled', ended_at: tx.now });
    await noteAct(tx, {
      personId: person.id,
      storeId: path.store_id,
      kind: 'transfer_cancelled',
      thing: 'transfer',
      thingId: path.id,
    });
  });
