import { importNotFound, importNotReady, type Outcome } from 'contract/exchange/imports.staff';
import { type PageAsked, toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { spool } from '../../../platform/files/spool.js';
import { Download } from '../../../platform/http/download.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker } from '../../staff/index.js';
import { asCell } from '../csv/cells.js';
import { writeCsv } from '../csv/write-csv.js';
import { sheetOf } from '../sheets/sheets.js';
import { columnsIn, isUnmapped, leftOut } from './header.js';
import {
  deleteImport,
  type ImportRecord,
  lockImport,
  selectImport,
  selectImports,
  selectRefusedAfter,
  selectRowsOf,
} from './imports.sql.js';

const most = 10;

/** It tells what a store asks and has, so whoever has left that store sees it no more. */
const mayStillSee = ({ roles }: StaffAsker, { sheet, store_id }: ImportRecord) =>
  roles.holds(sheetOf(sheet).may, store_id);

/** Somebody else's import is answered as not found. */
export async function ownImport(db: Db, person: StaffAsker, id: Uuid) {
  const found = await selectImport(db, id);
  if (!found || found.person_id !== person.id || found.state === 'reading' || !mayStillSee(person, found))
    throw refuse(importNotFound);
  return found;
}

function stateOf(found: ImportRecord) {
  const { state, gave_up_at, stopped_at } = found;
  if (state === 'checked' && isUnmapped(found)) return 'unmapped' as const;
  if (gave_up_at) return 'failed' as const;
  return stopped_at ? ('stopped' as const) : state;
}

const shown = (found: ImportRecord) => ({
  id: found.id,
  sheet: found.sheet,
  store_id: found.store_id,
  file_name: found.file_name,
  state: stateOf(found),
  begun_at: found.begun_at.toISOString(),
  rows: found.rows,
  checked: found.checked,
  counts: { new: found.new, changed: found.changed, unchanged: found.unchanged, refused: found.refused },
  applied: found.applied,
  not_applied: found.not_applied,
  left_out: leftOut(found.header, columnsIn(found)),
  as_before: found.as_before,
});

export const listImportsOf = async (db: Db, person: StaffAsker) =>
  (await selectImports(db, person.id, most)).filter((found) => mayStillSee(person, found)).map(shown);

export const getImportOf = async (db: Db, person: StaffAsker, id: Uuid) =>
  shown(await ownImport(db, person, id));

type ImportRowsPage = PageAsked & { show: Outcome };

export async function listImportRowsOf(db: Db, person: StaffAsker, id: Uuid, asked: ImportRowsPage) {
  const found = await ownImport(db, person, id);
  const rows = await selectRowsOf(db, id, asked.show, asked);
  return toPage(
    rows.map(({ refused_column, changes, ...row }) => ({
      ...row,
      changes: changes ?? [],
      column: refused_column,
    })),
    found[asked.show],
    asked,
  );
}

const atATime = 500;

async function* refusedRows(db: Db, id: Uuid) {
  const read = (after: number) => selectRefusedAfter(db, id, after, atATime);
  for await (const rows of pageByPage(0, read, ({ number }) => number))
    yield rows.map(({ cells, refused_column, reason }) => [
      ...cells.map(asSent),
      asCell([refused_column, reason].filter((part) => part !== null).join(': ')),
    ]);
}

/**
 * The cell as it came, unless a spreadsheet would take it for a formula; a single dash still clears a value.
 */
const asSent = (cell: string) => (cell.trim() === '-' || cell.startsWith("'") ? cell : asCell(cell));

/**
 * A file to correct and send again: it names the reasons in a column that is ignored when the file comes
 * back.
 */
export async function exportRefusedOf(shop: Shop, person: StaffAsker, id: Uuid) {
  const file = await shop.snapshot(async (db) => {
    const { header, columns } = await ownImport(db, person, id);
    // What a person has said once about a column, the file says by itself when it comes back.
    const names = header.map((written, at) => asCell(columns?.[at] ?? written));
    return spool(writeCsv([...names, 'what is wrong'], refusedRows(db, id)));
  });
  return new Download('refused.csv', 'text/csv', file.createReadStream({ start: 0 }));
}

export const dropImportOf = (shop: Shop, person: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    await lockImport(tx, id);
    const { state, gave_up_at } = await ownImport(tx, person, id);
    if (state === 'applying' && !gave_up_at) throw refuse(importNotReady);
    await deleteImport(tx, id);
  });
