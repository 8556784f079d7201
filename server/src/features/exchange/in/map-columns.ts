import { importNotReady } from 'contract/exchange/imports.staff';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue } from '../../../platform/jobs/job.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker } from '../../staff/index.js';
import { shortened } from '../sheets/sheet-row.js';
import { sheetOf } from '../sheets/sheets.js';
import { checkPieceJob } from './check-import.js';
import { type Columns, checkColumns, columnsIn, filesLike } from './header.js';
import { lockImport, rememberColumns, selectRowsToJudge, setColumns } from './imports.sql.js';
import { ownImport } from './own-imports.js';

/** Enough rows that most columns say something, and enough cells that a person sees what they are. */
const [looked, shown] = [50, 3];

/** So many kinds of files are remembered for a store and a kind of table. */
const mostRemembered = 200;

export async function listColumnsOf(db: Db, person: StaffAsker, id: Uuid) {
  const found = await ownImport(db, person, id);
  const columns = columnsIn(found);
  const rows = await selectRowsToJudge(db, id, 0, looked);
  return found.header.map((header, at) => {
    const said = rows.map(({ cells }) => shortened(cells[at]?.trim() ?? '')).filter((cell) => cell !== '');
    return { header: header.trim(), column: columns[at]!, samples: [...new Set(said)].slice(0, shown) };
  });
}

/**
 * All rows are looked at anew: what was found so far was read from other columns. The next file with the same
 * first row is read like this, too.
 */
export const mapColumnsBy = (shop: Shop, person: StaffAsker, id: Uuid, columns: Columns) =>
  shop.write(async (tx) => {
    await lockImport(tx, id);
    const found = await ownImport(tx, person, id);
    const { sheet, header, state } = found;
    if (state !== 'checked') throw refuse(importNotReady);
    checkColumns(sheetOf(sheet), header, columns);
    await setColumns(tx, id, columns);
    await rememberColumns(tx, filesLike(found), { columns, most: mostRemembered });
    await enqueue(tx, checkPieceJob, { id, after: 0 });
  });
