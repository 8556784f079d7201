import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { enqueue, job, within } from '../../../platform/jobs/job.js';
import type { Judged, Sheet } from '../sheets/sheet.js';
import { type BadCell, SheetRow } from '../sheets/sheet-row.js';
import { sheetOf } from '../sheets/sheets.js';
import { columnsIn } from './header.js';
import {
  forgetOutcomes,
  type JudgedRow,
  lockImport,
  refuseTwins,
  selectRowsToJudge,
  setState,
  updateRows,
} from './imports.sql.js';

const atATime = 500;

/** While the database writes down what came of some rows, the next ones are judged, and others have their turn. */
const judgedAtOnce = 100;

type Piece = { id: Uuid; after: number };

/**
 * Looks at some rows after `after` and enqueues a job for the next ones: if a process ends, another one goes
 * on from there.
 */
export const checkPieceJob = job<Piece>('check-piece-of-import');

/**
 * As versions before call it. What they leave is done here; they must not take what is left here, because they do not
 * look for twins at the end, or know nothing of columns that a person has mapped.
 */
export const earlierChecks = [job<Piece>('check-rows-of-import'), job<Piece>('check-import')];

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

/** While the database writes what came of some rows, the next ones are judged. */
async function writeInTurns(tx: Transaction, id: Uuid, count: number, judgedAt: (at: number) => JudgedRow) {
  let writing: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < count; from += judgedAtOnce) {
    const some = Array.from({ length: Math.min(judgedAtOnce, count - from) }, (_, nth) =>
      judgedAt(from + nth),
    );
    await writing;
    writing = updateRows(tx, id, some);
    // Whoever waits for it is told of its error.
    writing.catch(() => {});
    await nextTurn();
  }
  await writing;
}

async function checkPiece(tx: Transaction, { id, after }: Piece) {
  const found = await lockImport(tx, id);
  if (found?.state !== 'checking') return;
  if (after === 0) await forgetOutcomes(tx, id);
  const sheet = sheetOf(found.sheet);
  const rows = await selectRowsToJudge(tx, id, after, atATime);
  if (rows.length === 0) {
    await refuseTwins(tx, id, sheet.twins);
    return void (await setState(tx, id, 'checked'));
  }
  const columns = columnsIn(found);
  const read = rows.map(({ cells }) => new SheetRow(columns, cells, found.decimal));
  const judge = await sheet.judge(tx, found.store_id ?? 0, read);
  await writeInTurns(tx, id, rows.length, (at) =>
    rowOf(sheet, rows[at]!.number, read[at]!, judge(read[at]!, at)),
  );
  await enqueue(tx, checkPieceJob, { id, after: rows.at(-1)!.number });
}

export const checkWorkers = () => [checkPieceJob, ...earlierChecks].map((kind) => within(kind, checkPiece));
