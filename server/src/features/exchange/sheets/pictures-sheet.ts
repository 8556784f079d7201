import { isDeepStrictEqual } from 'node:util';
import { type ShownPicture, shownPictures } from 'contract/catalogue/product-pictures.staff';
import { columnsOf } from 'contract/exchange/sheets';
import * as v from 'valibot';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { pageByPage } from '../../../platform/database/page-by-page.js';
import { inPlainWords } from '../../../platform/words-of-issues.js';
import {
  addedTo,
  type ChangedPictures,
  lockProducts,
  savePictures,
  selectPicturesAfter,
  selectPicturesOf,
} from '../../catalogue/index.js';
import { missingPictures, showExistingPictures } from '../../pictures/index.js';
import { asList } from '../csv/cells.js';
import { words } from '../csv/write-csv.js';
import {
  atATime,
  differences,
  inOrder,
  type Judged,
  judgedOrBad,
  rowsOfProducts,
  type Sheet,
  stillRight,
} from './sheet.js';
import { BadCell, goodOf, orBad, type SheetRow, shortened } from './sheet-row.js';
import { cellsOfName, productsMeant } from './which-product.js';

const ordered = inOrder<'pictures'>(columnsOf.pictures);

/** "goods-0190: The back label": the name that the shop has given to a picture, and what it shows. */
const entryOf = ({ image_id, words: shows }: ShownPicture) =>
  shows === '' ? image_id : `${image_id}: ${shows.replaceAll(/\s+/g, ' ')}`;

const asCells = (pictures: readonly ShownPicture[]) => ({ pictures: words(asList(pictures.map(entryOf))) });

async function* rowsOf(db: Db) {
  const read = (after: number) => selectPicturesAfter(db, after, atATime);
  for await (const page of pageByPage(0, read, ({ id }) => id))
    yield page.map((row) => ordered({ ...cellsOfName(row.id, row), ...asCells(row.pictures) }));
}

function pictureIn(entry: string): ShownPicture {
  const [, image_id = '', shows = ''] = /^([^\s:]*):?\s*(.*)$/s.exec(entry) ?? [];
  return { image_id, words: shows };
}

/** Undefined leaves them as they are. */
function picturesIn(row: SheetRow) {
  const entries = row.list('pictures');
  if (entries === undefined) return undefined;
  const parsed = v.safeParse(shownPictures, (entries ?? []).map(pictureIn), inPlainWords);
  if (!parsed.success) throw new BadCell('pictures', parsed.issues[0].message);
  return parsed.output;
}

type Standing = Awaited<ReturnType<typeof selectPicturesOf>>[number];
type Asked = readonly ShownPicture[] | undefined;

function judged(
  key: string,
  standing: Standing | undefined,
  asked: Asked,
  missing: ReadonlySet<string>,
): Judged<ChangedPictures> {
  if (!standing) throw new BadCell('number', 'There is no such product: import it as a product first');
  if (standing.retired) throw new BadCell(null, 'This product is retired: bring it back first');
  const { id, pictures: was } = standing;
  const pictures = asked ?? was;
  const gone = addedTo(was, pictures).find((image) => missing.has(image));
  if (gone !== undefined)
    throw new BadCell('pictures', `There is no picture “${shortened(gone)}”: upload it first`);
  const changes = differences(asCells(was), asCells(pictures));
  if (changes.length === 0) return { outcome: 'unchanged', key };
  return { outcome: 'changed', key, changes, asked: { product_id: id, pictures, was } };
}

function reasonAgainst({ was }: ChangedPictures, standing: Standing | undefined) {
  if (!standing || standing.retired) return 'This product was retired after the file was checked';
  const isAsSeen = isDeepStrictEqual(standing.pictures, was);
  return isAsSeen ? undefined : 'Its pictures were changed after the file was checked';
}

const addedBy = ({ was, pictures }: ChangedPictures) => addedTo(was, pictures);

async function stillThere(tx: Transaction, asked: readonly ChangedPictures[]) {
  const gone = await showExistingPictures(tx, asked.flatMap(addedBy));
  return stillRight(asked, (row) =>
    addedBy(row).some((image) => gone.has(image))
      ? 'One of these pictures was removed after the file was checked'
      : undefined,
  );
}

export const picturesSheet: Sheet<ChangedPictures> = {
  kind: 'pictures',
  may: 'products.change',
  ...rowsOfProducts,
  needs: [['number', 'name'], ['pictures']],
  rows: rowsOf,

  async judge(db, _storeId, rows) {
    const meant = await productsMeant(db, rows);
    const ids = goodOf(meant).flatMap(({ id }) => id ?? []);
    const standing = new Map((await selectPicturesOf(db, ids)).map((each) => [each.id, each]));
    const asked = rows.map((row) => orBad(() => picturesIn(row)));
    const named = goodOf(asked).flatMap((pictures) => pictures ?? []);
    const missing = await missingPictures(
      db,
      named.map(({ image_id }) => image_id),
    );
    return (_row, at) =>
      judgedOrBad(meant[at]!, ({ key, id }) => {
        const pictures = asked[at];
        if (pictures instanceof BadCell) throw pictures;
        return judged(key, standing.get(id ?? 0), pictures, missing);
      });
  },

  async apply(tx, { personId }, asked) {
    const ids = asked.map(({ product_id }) => product_id);
    await lockProducts(tx, ids);
    const standing = new Map((await selectPicturesOf(tx, ids)).map((each) => [each.id, each]));
    const first = stillRight(asked, (row) => reasonAgainst(row, standing.get(row.product_id)));
    const then = await stillThere(tx, first.right);
    if (then.right.length > 0) await savePictures(tx, personId, then.right);
    return new Map([...first.tooLate, ...then.tooLate]);
  },
};
