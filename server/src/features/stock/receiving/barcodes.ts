import type { Received } from 'contract/platform/endpoint';
import { barcode, printed } from 'contract/stock/barcode';
import { type addBarcode, codeTaken, codeUnknown, type removeBarcode } from 'contract/stock/receiving.staff';
import { shelfNotFound } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { namesOf } from '../../catalogue/index.js';
import { noteActs, type StaffAsker } from '../../staff/index.js';
import { selectShelves } from '../shelf/shelves.sql.js';
import { type Barcode, deleteBarcodes, putBarcodes, selectBarcode, selectBarcodes } from './barcodes.sql.js';

const nameOf = async (db: Db, id: number) => (await namesOf(db, [id], [])).products.get(id);

/** The product whose bottle or case has this code, however it was scanned. */
export async function productWithCode(db: Db, scanned: string) {
  const code = v.safeParse(barcode, scanned);
  return code.success ? (await selectBarcode(db, code.output))?.product_id : undefined;
}

type At = { store_id: number; code: string };

export async function readBarcodeAt(db: Db, { store_id, code }: At) {
  const known = await selectBarcode(db, code);
  if (!known) throw refuse(codeUnknown, { message: `No bottle has the code ${printed(code)} yet.` });
  const [shelf] = await selectShelves(db, store_id, [known.product_id]);
  if (!shelf)
    throw refuse(shelfNotFound, {
      message: `This is ${await nameOf(db, known.product_id)}, which this store does not carry.`,
    });
  return { ...shelf, bottles: known.bottles };
}

/** On whose behalf, and at which store; null when it is done for all of them, where codes count in any case. */
type By = { readonly personId: Uuid; readonly storeId: number | null };

const codesOf = (barcodes: readonly Barcode[]) => barcodes.map(({ code }) => code);

/** Returns the codes that could not be given, because other products have them. */
export async function giveCodes(tx: Transaction, { personId, storeId }: By, barcodes: readonly Barcode[]) {
  const written = await putBarcodes(tx, barcodes);
  const given = barcodes.filter(({ code }) => written.has(code));
  const others = barcodes.filter(({ code }) => !written.has(code));
  await noteActs(
    tx,
    storeId,
    given.map(({ code, product_id, bottles }) => ({
      personId,
      kind: 'barcode_added',
      thing: 'product',
      thingId: product_id,
      after: { code, bottles },
    })),
  );
  const owners = new Map(
    (await selectBarcodes(tx, codesOf(others))).map((known) => [known.code, known.product_id]),
  );
  return codesOf(others.filter(({ code, product_id }) => owners.get(code) !== product_id));
}

/** Returns the codes that nothing had. */
export async function forgetCodes(tx: Transaction, { personId, storeId }: By, codes: readonly string[]) {
  const gone = new Map((await deleteBarcodes(tx, codes)).map((each) => [each.code, each]));
  await noteActs(
    tx,
    storeId,
    codes.flatMap((code) => {
      const was = gone.get(code);
      if (!was) return [];
      const before = { code, bottles: was.bottles };
      return {
        personId,
        kind: 'barcode_removed' as const,
        thing: 'product',
        thingId: was.product_id,
        before,
      };
    }),
  );
  return codes.filter((code) => !gone.has(code));
}

type Added = Pick<Received<typeof addBarcode>, 'path' | 'body'>;

export const addBarcodeBy = (shop: Shop, person: StaffAsker, { path: { store_id, code }, body }: Added) =>
  shop.write(async (tx) => {
    const [shelf] = await selectShelves(tx, store_id, [body.product_id]);
    if (!shelf) throw refuse(shelfNotFound);
    const by = { personId: person.id, storeId: store_id };
    const [notGiven] = await giveCodes(tx, by, [{ code, ...body }]);
    if (notGiven === undefined) return;
    const taken = await selectBarcode(tx, code);
    throw refuse(codeTaken, { message: `This is the code of ${await nameOf(tx, taken!.product_id)}.` });
  });

type Removed = Pick<Received<typeof removeBarcode>, 'path'>;

export const removeBarcodeBy = (shop: Shop, person: StaffAsker, { path: { store_id, code } }: Removed) =>
  shop.write(async (tx) => {
    const [unknown] = await forgetCodes(tx, { personId: person.id, storeId: store_id }, [code]);
    if (unknown !== undefined) throw refuse(codeUnknown);
  });
