import { importNotReady, nothingToApply } from 'contract/exchange/imports.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { beyond, enqueue, job } from '../../../platform/jobs/job.js';
import { Refused, refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { Catalogue } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { Overtaken } from '../sheets/sheet.js';
import { sheetOf } from '../sheets/sheets.js';
import { checkImport } from './check-import.js';
import {
  forgetOutcomes,
  lockImport,
  noteGivenUp,
  selectAsked,
  selectImport,
  setState,
} from './imports.sql.js';
import { ownImport } from './own-imports.js';

const atATime = 500;

const applyJob = job<{ id: Uuid }>('apply-import');

/** In one transaction: all of it, or nothing. */
async function applyAll(tx: Transaction, id: Uuid) {
  const found = await lockImport(tx, id);
  if (found?.state !== 'applying') return false;
  const { sheet, store_id, person_id, file_name } = found;
  const applying = { personId: person_id, storeId: store_id ?? 0, fileName: file_name };
  for (let after = 0; ; ) {
    const rows = await selectAsked(tx, id, after, atATime);
    if (rows.length === 0) break;
    await sheetOf(sheet).apply(
      tx,
      applying,
      rows.map(({ asked }) => asked!),
    );
    after = rows.at(-1)!.number;
  }
  const { new: added, changed } = (await selectImport(tx, id))!;
  await noteAct(tx, {
    personId: person_id,
    storeId: store_id,
    kind: 'sheet_imported',
    thing: 'import',
    thingId: id,
    after: { sheet, file_name, new: added, changed },
  });
  await setState(tx, id, 'applied');
  return true;
}

/**
 * Checks the import again, so that the person who sent it sees the changes that somebody else made meanwhile
 * before overwriting them.
 */
const lookAgain = (shop: Shop, id: Uuid) =>
  shop.write(async (tx) => {
    if ((await lockImport(tx, id))?.state !== 'applying') return;
    await forgetOutcomes(tx, id);
    await enqueue(tx, checkImport, { id, after: 0 });
  });

/** Runs outside the job's own transaction: when the import is rolled back, the job still counts as done. */
export const applyWorker = (shop: Shop, catalogue: Catalogue) =>
  beyond(
    applyJob,
    async ({ id }) => {
      try {
        await shop.write(
          async (tx) => {
            if (await applyAll(tx, id)) catalogue.changed(tx);
          },
          { doing: 'import' },
        );
      } catch (error) {
        if (!(error instanceof Overtaken || error instanceof Refused)) throw error;
        await lookAgain(shop, id);
      }
    },
    (tx, { id }) => noteGivenUp(tx, id),
  );

export const applyImportBy = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    await lockImport(tx, id);
    const found = await ownImport(tx, person, id);
    if (found.state !== 'checked') throw refuse(importNotReady);
    if (found.new + found.changed === 0) throw refuse(nothingToApply);
    await setState(tx, id, 'applying');
    await enqueue(tx, applyJob, { id });
  });
