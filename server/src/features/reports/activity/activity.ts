import { Readable } from 'node:stream';
import type { Wire } from 'contract/platform/endpoint';
import { type PageAsked, toPage } from 'contract/platform/page';
import { type ActivityOrder, type listActivity, timeImpossible } from 'contract/reports/activity.staff';
import { wordsOfActs } from 'contract/staff/act-words';
import type { Db } from '../../../platform/database/database.js';
import { Download } from '../../../platform/http/download.js';
import { refuse } from '../../../platform/refuse.js';
import { words, writeCsv } from '../../exchange/index.js';
import { type StaffAsker, storesAsked } from '../../staff/index.js';
import { type ActivityRow, selectActivity, selectActivityPage } from './activity.sql.js';

type Asked = {
  readonly store?: number | undefined;
  readonly from: string;
  readonly until: string;
  readonly sort: ActivityOrder;
};

function checked({ roles }: StaffAsker, { store, sort, ...asked }: Asked) {
  const [from, until] = [new Date(asked.from), new Date(asked.until)];
  if (until <= from) throw refuse(timeImpossible);
  return { stores: storesAsked(roles, 'acts.see', store), from, until, sort };
}

const lastOf = ({ last_at }: ActivityRow) => new Date(last_at).toISOString();

export async function listActivityOf(
  db: Db,
  asker: StaffAsker,
  { page, pageSize, ...asked }: Asked & PageAsked,
): Promise<Wire<typeof listActivity>> {
  const { rows, count } = await selectActivityPage(db, { ...checked(asker, asked), page, pageSize });
  const listed = rows.map((row) => ({
    person: row.person_id === null ? null : { id: row.person_id, name: row.person ?? '' },
    kind: row.kind,
    acts: row.acts,
    last_at: lastOf(row),
  }));
  return toPage(listed, count, { page, pageSize });
}

const columns = ['Who', 'What', 'How often', 'Last (UTC)'];
const inWords = new Map<string, string>(Object.entries(wordsOfActs));

const cellsOf = (row: ActivityRow) => [
  words(row.person ?? 'A command'),
  words(inWords.get(row.kind) ?? row.kind),
  `${row.acts}`,
  lastOf(row),
];

async function* inCells(rows: readonly ActivityRow[]) {
  yield rows.map(cellsOf);
}

export async function exportActivityOf(db: Db, asker: StaffAsker, asked: Asked) {
  const rows = await selectActivity(db, checked(asker, asked));
  const name = `activity-${asked.from.slice(0, 10)}.csv`;
  return new Download(name, 'text/csv', Readable.from(writeCsv(columns, inCells(rows))));
}
