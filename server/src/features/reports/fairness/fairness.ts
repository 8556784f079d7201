import { Readable } from 'node:stream';
import type { Wire } from 'contract/platform/endpoint';
import { fairnessGroups, type listFairness } from 'contract/reports/fairness.staff';
import { wordsOfGroup } from 'contract/reports/fairness-words';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { words, writeCsv } from '../../exchange/index.js';
import type { StaffAsker } from '../../staff/index.js';
import { type AskedPeriod, checkedPeriod } from '../period.js';
import { asFarOf } from './chance.js';
import { selectFairness } from './fairness.sql.js';

export async function listFairnessOf(
  db: Db,
  asker: StaffAsker,
  asked: AskedPeriod,
): Promise<Wire<typeof listFairness>> {
  const rows = await selectFairness(db, checkedPeriod(asker, asked));
  return rows
    .map(({ variance, ...row }) => ({ ...row, as_far: asFarOf({ ...row, variance }) }))
    .sort((one, other) => fairnessGroups.indexOf(one.group) - fairnessGroups.indexOf(other.group));
}

type Row = Wire<typeof listFairness>[number];

const columns = ['Group', 'Draws', 'Entries', 'Drawn', 'On average', 'As far in percent of fair draws'];

const cellsOf = (row: Row) => [
  words(wordsOfGroup(row)),
  `${row.draws}`,
  `${row.entries}`,
  `${row.drawn}`,
  row.expected.toFixed(2),
  row.as_far === null ? '' : `${row.as_far / 10_000}`,
];

async function* inCells(rows: readonly Row[]) {
  yield rows.map(cellsOf);
}

export async function exportFairnessOf(db: Db, asker: StaffAsker, asked: AskedPeriod) {
  const rows = await listFairnessOf(db, asker, asked);
  const name = `lottery-fairness-${asked.from}-${asked.until}.csv`;
  return new Download(name, 'text/csv', Readable.from(writeCsv(columns, inCells(rows))));
}
