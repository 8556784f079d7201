import type { FileHandle } from 'node:fs/promises';
import { csvMissing, mostRows, nothingInIt, tooManyRows } from 'contract/exchange/files';
import type { SheetKind } from 'contract/exchange/sheets';
import { notAllowed } from 'contract/staff';
import { days } from '../../../platform/clock.js';
import { spool } from '../../../platform/files/spool.js';
import type { TakeFile } from '../../../platform/http/route.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { enqueue } from '../../../platform/jobs/job.js';
import { limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker } from '../../staff/index.js';
import { dialectOf } from '../csv/dialect.js';
import { encodingOf, textOf } from '../csv/encoding.js';
import { type Row, readCsv } from '../csv/read-csv.js';
import { sheetOf } from '../sheets/sheets.js';
import { checkPieceJob } from './check-import.js';
import { filesLike, isUnmapped } from './header.js';
import { deleteImport, insertImport, insertRows, selectColumnsSaid, setState } from './imports.sql.js';

const byPerson = limit('upload-table', 100, days(1));
const tooOften = 'You have uploaded many files today. Please wait a while and try again.';

const headLength = 64 * 1024;
const atATime = 1000;

const bytesOf = (file: FileHandle, end?: number) =>
  file.createReadStream({ start: 0, autoClose: false, ...(end !== undefined && { end }) });

async function rowsIn(file: FileHandle) {
  const encoding = await encodingOf(bytesOf(file));
  let head = '';
  for await (const text of textOf(bytesOf(file, headLength), encoding)) head += text;
  const dialect = dialectOf(head);
  return { dialect, rows: readCsv(textOf(bytesOf(file), encoding), dialect) };
}

/** The name without folders and without control characters. */
const nameOf = (sent: string) =>
  /^.{0,200}/su.exec(sent.split(/[/\\]/).at(-1)!.replaceAll(/\p{C}/gu, ''))![0] || 'table.csv';

type Upload = { kind: SheetKind; storeId: number | null; file: TakeFile };

class Import {
  readonly id: Uuid;
  readonly #shop: Shop;
  readonly #waiting: Row[] = [];
  #rows = 0;
  #keeping: Promise<unknown> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.id = newId(shop.clock.now());
  }

  async add(row: Row) {
    if (++this.#rows > mostRows) throw refuse(tooManyRows);
    this.#waiting.push(row);
    if (this.#waiting.length === atATime) await this.#keep();
  }

  /** Rows whose columns are not known yet are looked at when a person has said what they are. */
  async end(isUnderstood: boolean) {
    if (this.#rows === 0) throw refuse(nothingInIt);
    await this.#keep();
    await this.#keeping;
    await this.#shop.write(async (tx) => {
      await setState(tx, this.id, isUnderstood ? 'checking' : 'checked');
      if (isUnderstood) await enqueue(tx, checkPieceJob, { id: this.id, after: 0 });
    });
  }

  /** Waits for the rows before these: the next ones are read while these are written. */
  async #keep() {
    const rows = this.#waiting.splice(0);
    await this.#keeping;
    if (rows.length === 0) return;
    this.#keeping = this.#shop.write((tx) => insertRows(tx, this.id, rows));
    // Whoever waits for it is told of its error.
    this.#keeping.catch(() => {});
  }

  async forget() {
    await this.#keeping.catch(() => {});
    await this.#shop.write((tx) => deleteImport(tx, this.id));
  }
}

async function keepRows(
  shop: Shop,
  person: StaffAsker,
  { kind, storeId }: Upload,
  name: string,
  file: FileHandle,
) {
  const { dialect, rows } = await rowsIn(file);
  const first = await rows.next();
  if (first.done) throw refuse(nothingInIt);
  const header = [...first.value.cells];
  const coming = new Import(shop);
  const like = { sheet: kind, store_id: storeId, header };
  const said = await shop.read((db) => selectColumnsSaid(db, filesLike(like)));
  // A column may have gone since.
  const columns = said && !isUnmapped({ ...like, columns: said }) ? said : null;
  await shop.write((tx) =>
    insertImport(tx, {
      ...like,
      id: coming.id,
      person_id: person.id,
      file_name: nameOf(name),
      columns,
      as_before: columns !== null,
      decimal: dialect.decimal,
    }),
  );
  try {
    for await (const row of rows) await coming.add(row);
    await coming.end(!isUnmapped({ ...like, columns }));
  } catch (error) {
    await coming.forget();
    throw error;
  }
  return { id: coming.id };
}

/**
 * Takes a file and keeps its rows, which a job then checks. When a file is refused, nothing of it is kept.
 */
export async function uploadSheetBy(shop: Shop, person: StaffAsker, upload: Upload) {
  // What belongs to all stores is not changed by somebody who may do so at one store alone.
  if (!person.roles.holds(sheetOf(upload.kind).may, upload.storeId)) throw refuse(notAllowed);
  await take(shop, byPerson, person.id, tooOften);
  const arriving = await upload.file();
  if (!arriving) throw refuse(csvMissing);
  const file = await spool(arriving.chunks);
  try {
    return await keepRows(shop, person, upload, arriving.name, file);
  } finally {
    await file.close();
  }
}
