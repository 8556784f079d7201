import { columnsOf } from 'contract/exchange/sheets';
import { bottles as bottlesOfCode } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { lockProducts, selectKnown } from '../../catalogue/index.js';
import {
  type Barcode,
  forgetCodes,
  giveCodes,
  lockBarcodes,
  selectBarcodes,
  selectBarcodesAfter,
} from '../../stock/index.js';
import { cellOfCode, codeIn } from './barcode-cell.js';
import { atATime, differences, inOrder, type Judged, judgedOrBad, type Sheet, stillRight } from './sheet.js';
import { BadCell, goodOf, orBad, type SheetRow, upTo } from './sheet-row.js';
import { cellsOfName, inWords, type Meant, productsMeant, saysProduct } from './which-product.js';

/** What a code is to stand for, null for nothing; and what it stood for when the row was looked at. */
type AskedRow = { code: string; is: Stands | null; was: Stands | null };
type Stands = Pick<Barcode, 'product_id' | 'bottles'>;

/** What is longer is no code, and too long to be shown. */
const longestCode = 48;

const ordered = inOrder<'barcodes'>(columnsOf.barcodes);

async function* rowsOf(db: Db) {
  const read = (after: { product_id: number; code: string }) => selectBarcodesAfter(db, after, atATime);
  for await (const page of pageByPage({ product_id: 0, code: '' }, read, (row) => row))
    yield page.map((row) =>
      ordered({
        code: cellOfCode(row.code),
        ...cellsOfName(row.product_id, row),
        bottles: `${row.bottles}`,
      }),
    );
}

/** Undefined leaves it as it is, null takes the code away. */
function bottlesAsked(row: SheetRow) {
  const asked = row.number('bottles');
  if (asked === undefined || asked === null) return asked;
  const parsed = v.safeParse(bottlesOfCode, asked);
  if (!parsed.success) throw new BadCell('bottles', parsed.issues[0].message);
  return parsed.output;
}

type Known = Awaited<ReturnType<typeof selectBarcodes>>[number];
type About = {
  row: SheetRow;
  code: string;
  meant: Meant | BadCell;
  known: Known | undefined;
  retired: ReadonlySet<number>;
};

const asCells = (stands: Stands | null) => ({
  number: stands ? `${stands.product_id}` : '',
  bottles: stands ? `${stands.bottles}` : '',
});

/** A code that is known says itself which product it is of. */
function productIn({ row, meant, known }: Omit<About, 'code' | 'retired'>) {
  if (row.isCleared('number')) throw new BadCell('number', 'To take a code away, put the dash under bottles');
  if (known && !saysProduct(row)) return known.product_id;
  if (meant instanceof BadCell) throw meant;
  if (meant.id === undefined)
    throw new BadCell('number', 'There is no such product: import it as a product first');
  if (known && known.product_id !== meant.id)
    throw new BadCell(
      'code',
      `This is the code of ${inWords(known)}. To move it, first take it away there: a dash under bottles`,
    );
  return meant.id;
}

function judged({ code, ...about }: About): Judged<AskedRow> {
  const { row, known, retired } = about;
  const bottles = bottlesAsked(row);
  if (bottles === null && !known) throw new BadCell('code', 'No bottle has this code');
  const product_id = productIn(about);
  const was = known ? { product_id, bottles: known.bottles } : null;
  const is = bottles === null ? null : { product_id, bottles: bottles ?? was?.bottles ?? 1 };
  const changes = differences(asCells(was), asCells(is));
  if (changes.length === 0) return { outcome: 'unchanged', key: code };
  if (is && retired.has(product_id)) throw new BadCell(null, 'This product is retired: bring it back first');
  return { outcome: was ? 'changed' : 'new', key: code, changes, asked: { code, is, was } };
}

function reasonAgainst({ is, was }: AskedRow, now: Known | undefined, onSale: ReadonlySet<number>) {
  if (is && !onSale.has(is.product_id)) return 'This product was retired after the file was checked';
  if (!now) return was ? 'This code was taken away after the file was checked' : undefined;
  const of = `it is now the code of ${inWords(now)}`;
  if (!was) return `Somebody added this code after the file was checked: ${of}`;
  if (now.product_id !== was.product_id) return `This code was moved after the file was checked: ${of}`;
  if (now.bottles === was.bottles) return undefined;
  return `This code was changed after the file was checked: bottles in it are now ${now.bottles}`;
}

async function onSaleOf(tx: Transaction, asked: readonly AskedRow[]) {
  const ids = asked.flatMap(({ is }) => is?.product_id ?? []);
  await lockProducts(tx, ids);
  return new Set((await selectKnown(tx, ids)).filter(({ retired }) => !retired).map(({ id }) => id));
}

const codesIn = (asked: readonly { code: string }[]) => asked.map(({ code }) => code);

export const barcodesSheet: Sheet<AskedRow> = {
  kind: 'barcodes',
  may: 'stock.approve',
  twins: 'has the same code',
  needs: [['code'], ['number', 'name', 'bottles']],
  rows: rowsOf,

  nameOf(row, called) {
    const code = upTo(longestCode, row.text('code')?.replace(/^'/, '') ?? '');
    return [code, row.nameOr(called, '')].filter((part) => part !== '').join(', ');
  },

  async judge(db, _storeId, rows) {
    const meant = await productsMeant(db, rows);
    const codes = rows.map((row) => orBad(() => codeIn(row)));
    const known = new Map((await selectBarcodes(db, goodOf(codes))).map((each) => [each.code, each]));
    const ids = [
      ...goodOf(meant).flatMap(({ id }) => id ?? []),
      ...[...known.values()].map(({ product_id }) => product_id),
    ];
    const retired = new Set((await selectKnown(db, ids)).filter((each) => each.retired).map(({ id }) => id));
    return (row, at) => {
      const code = codes[at]!;
      if (code instanceof BadCell) return { outcome: 'refused', bad: code };
      const found = known.get(code);
      const said = meant[at]!;
      const called = said instanceof BadCell ? undefined : said.called;
      const name = called ?? (found && inWords(found));
      return judgedOrBad({ key: code, ...(name && { called: name }) }, () =>
        judged({ row, code, meant: said, known: found, retired }),
      );
    };
  },

  async apply(tx, { personId }, asked) {
    const onSale = await onSaleOf(tx, asked);
    await lockBarcodes(tx, codesIn(asked));
    const known = new Map((await selectBarcodes(tx, codesIn(asked))).map((each) => [each.code, each]));
    const { right, tooLate } = stillRight(asked, (row) => reasonAgainst(row, known.get(row.code), onSale));
    const by = { personId, storeId: null };
    const given = right.flatMap(({ code, is }) => (is ? { code, ...is } : []));
    const taken = given.length > 0 ? new Set(await giveCodes(tx, by, given)) : new Set<string>();
    for (const row of right)
      if (taken.has(row.code)) tooLate.set(row, 'Somebody added this code after the file was checked');
    const gone = right.filter(({ is }) => is === null);
    if (gone.length > 0) await forgetCodes(tx, by, codesIn(gone));
    return tooLate;
  },
};
