import { importNotApplying, importNotReady, nothingToApply } from 'contract/exchange/imports.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue, job, within } from '../../../platform/jobs/job.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { Catalogue } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { sheetOf } from '../sheets/sheets.js';
import { isUnmapped } from './header.js';
import {
  lockImport,
  noteApplied,
  noteGivenUp,
  noteStopped,
  refuseRest,
  refuseRows,
  selectAsked,
  selectImport,
  setState,
} from './imports.sql.js';
import { ownImport } from './own-imports.js';

/** Few enough that whoever waits for the same shelves, or for the same end of the record, does not notice. */
const atATime = 500;

/** Writes one piece, in the transaction that ends the job and leaves one for the next piece. */
export const applyPieceJob = job<{ id: Uuid }>('apply-piece-of-import');

/**
 * The version before leaves this one and does all of it in one transaction. As its process may be at it too, this
 * version does the same: what is applied in pieces, such a process would apply again.
 */
export const applyJob = job<{ id: Uuid }>('apply-import');

type Import = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** One act tells what came of a file. What was done to each thing is told by the services that did it. */
async function noteImported(
  tx: Transaction,
  { id, person_id, store_id, sheet, file_name }: Import,
  how = {},
) {
  const { applied, not_applied } = (await selectImport(tx, id))!;
  await noteAct(tx, {
    personId: person_id,
    storeId: store_id,
    kind: 'sheet_imported',
    thing: 'import',
    thingId: id,
    after: { sheet, file_name, applied, not_applied, ...how },
  });
}

type AskedRows = Awaited<ReturnType<typeof selectAsked>>;

async function write(
  tx: Transaction,
  { id, sheet, store_id, person_id, file_name }: Import,
  rows: AskedRows,
) {
  const applying = { personId: person_id, storeId: store_id ?? 0, fileName: file_name };
  const asked = rows.map((row) => row.asked!);
  const tooLate = await sheetOf(sheet).apply(tx, applying, asked);
  const refused = rows.flatMap(({ number }, at) => {
    const reason = tooLate.get(asked[at]!);
    return reason === undefined ? [] : [{ number, reason }];
  });
  if (refused.length > 0) await refuseRows(tx, id, refused);
  await noteApplied(tx, id, rows.at(-1)!.number, refused.length);
}

/** Writes the next rows that were not dealt with yet. True when there may be more. */
async function applyPiece(tx: Transaction, id: Uuid) {
  const found = await lockImport(tx, id);
  if (found?.state !== 'applying') return false;
  const rows = await selectAsked(tx, id, found.applied_to, atATime);
  if (rows.length > 0) await write(tx, found, rows);
  if (rows.length === atATime) return true;
  await setState(tx, id, 'applied');
  await noteImported(tx, found);
  return false;
}

/** What has been written stays, so the record tells of it; another attempt may still go on from there. */
async function giveUp(tx: Transaction, { id }: { id: Uuid }) {
  const found = await lockImport(tx, id);
  if (found?.state !== 'applying') return;
  await noteGivenUp(tx, id);
  if (found.applied_to > 0) await noteImported(tx, found, { gave_up: true });
}

export const applyWorkers = (catalogue: Catalogue) => [
  within(
    applyPieceJob,
    async (tx, { id }) => {
      if (await applyPiece(tx, id)) await enqueue(tx, applyPieceJob, { id });
      catalogue.changed(tx);
    },
    giveUp,
  ),
  within(
    applyJob,
    async (tx, { id }) => {
      while (await applyPiece(tx, id));
      catalogue.changed(tx);
    },
    giveUp,
  ),
];

export const applyImportBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    await lockImport(tx, id);
    const found = await ownImport(tx, person, id);
    if (found.state !== 'checked' || isUnmapped(found)) throw refuse(importNotReady);
    if (found.new + found.changed === 0) throw refuse(nothingToApply);
    await setState(tx, id, 'applying');
    await enqueue(tx, applyPieceJob, { id });
  });

/** After the piece that is being written. The rest becomes a file that can be sent again. */
export const stopImportBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    const found = await lockImport(tx, id);
    const { state } = await ownImport(tx, person, id);
    if (!found || state !== 'applying') throw refuse(importNotApplying);
    const rest = await refuseRest(tx, id, found.applied_to, 'The import was stopped before this row');
    await setState(tx, id, 'applied');
    await noteStopped(tx, id, rest);
    await noteImported(tx, found, { stopped: true });
  });
