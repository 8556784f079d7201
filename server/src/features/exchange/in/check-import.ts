import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue, job, within } from '../../../platform/jobs/job.js';
import type { Judged, Sheet } from '../sheets/sheet.js';
import { BadCell, SheetRow } from '../sheets/sheet-row.js';
import { sheetOf } from '../sheets/sheets.js';
import { columnsIn } from './header.js';
import {
  forgetOutcomes,
  type JudgedRow,
  lockImport,
  selectFirstRows,
  selectRowsToJudge,
  setState,
  updateRows,
} from './imports.sql.js';

const atATime = 500;

/** While the database writes down what came of some rows, the next ones are judged, and others have their turn. */
const judgedAtOnce = 100;

/**
 * Looks at some rows after `after` and enqueues a job for the next ones: if a process ends, another one goes
 * on from there.
 */
export const checkRows = job<{ id: Uuid; after: number }>('check-rows-of-import');

/**
 * As the version before calls it. What it leaves is done here; it must not take what is left here, because it knows
 * nothing of columns that a person has mapped.
 */
export const checkImport = job<{ id: Uuid; after: number }>('check-import');

const refused = (bad: BadCell) => ({
  outcome: 'refused' as const,
  changes: [],
  refused_column: bad.column,
  reason: bad.message,
  asked: null,
});

function rowOf({ nameOf }: Sheet<object>, number: number, row: SheetRow, judged: Judged<object>): JudgedRow {
  const about = { number, name: nameOf(row, judged.called), key: judged.key ?? null };
  if (judged.outcome === 'refused') return { ...about, ...refused(judged.bad) };
  const nothing = { changes: [], asked: null };
  const { outcome, changes, asked } = judged.outcome === 'unchanged' ? { ...nothing, ...judged } : judged;
  return { ...about, outcome, changes, asked, refused_column: null, reason: null };
}

/** When two rows are about the same thing, the second is refused, whatever it says. */
async function withoutTwins(
  tx: Transaction,
  id: Uuid,
  { twins }: Sheet<object>,
  rows: readonly JudgedRow[],
): Promise<JudgedRow[]> {
  const first = await selectFirstRows(
    tx,
    id,
    rows.flatMap(({ key }) => key ?? []),
  );
  return rows.map((row) => {
    if (row.key === null) return row;
    const twin = first.get(row.key);
    if (twin === undefined) first.set(row.key, row.number);
    const isTwin = twin !== undefined && twin < row.number;
    return isTwin ? { ...row, ...refused(new BadCell(null, `Row ${twin} ${twins}`)) } : row;
  });
}

async function checkPiece(tx: Transaction, { id, after }: { id: Uuid; after: number }) {
  const found = await lockImport(tx, id);
  if (found?.state !== 'checking') return;
  if (after === 0) await forgetOutcomes(tx, id);
  const rows = await selectRowsToJudge(tx, id, after, atATime);
  if (rows.length === 0) return void (await setState(tx, id, 'checked'));
  const columns = columnsIn(found);
  const read = rows.map(({ cells }) => new SheetRow(columns, cells, found.decimal));
  const sheet = sheetOf(found.sheet);
  const judge = await sheet.judge(tx, found.store_id ?? 0, read);
  let writing: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < rows.length; from += judgedAtOnce) {
    const judged = rows
      .slice(from, from + judgedAtOnce)
      .map(({ number }, nth) =>
        rowOf(sheet, number, read[from + nth]!, judge(read[from + nth]!, from + nth)),
      );
    await writing;
    writing = updateRows(tx, id, await withoutTwins(tx, id, sheet, judged));
    // Whoever waits for it is told of its error.
    writing.catch(() => {});
    await nextTurn();
  }
  await writing;
  await enqueue(tx, checkRows, { id, after: rows.at(-1)!.number });
}

export const checkWorkers = () => [within(checkRows, checkPiece), within(checkImport, checkPiece)];
