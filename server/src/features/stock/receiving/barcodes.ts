import type { Received } from 'contract/platform/endpoint';
import { barcode, printed } from 'contract/stock/barcode';
import { type addBarcode, codeTaken, codeUnknown, type removeBarcode } from 'contract/stock/receiving.staff';
import { shelfNotFound } from 'contract/stock/stock.staff';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { namesOf } from '../../catalogue/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { selectShelves } from '../shelf/shelves.sql.js';
import { deleteBarcode, putBarcode, selectBarcode } from './barcodes.sql.js';

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

type Added = Pick<Received<typeof addBarcode>, 'path' | 'body'>;

export const addBarcodeBy = (shop: Shop, person: StaffAsker, { path: { store_id, code }, body }: Added) =>
  shop.write(async (tx) => {
    const [shelf] = await selectShelves(tx, store_id, [body.product_id]);
    if (!shelf) throw refuse(shelfNotFound);
    if (!(await putBarcode(tx, { code, ...body }))) {
      const taken = await selectBarcode(tx, code);
      throw refuse(codeTaken, { message: `This is the code of ${await nameOf(tx, taken!.product_id)}.` });
    }
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'barcode_added',
      thing: 'product',
      thingId: body.product_id,
      after: { code, bottles: body.bottles },
    });
  });

type Removed = Pick<Received<typeof removeBarcode>, 'path'>;

export const removeBarcodeBy = (shop: Shop, person: StaffAsker, { path: { store_id, code } }: Removed) =>
  shop.write(async (tx) => {
    const gone = await deleteBarcode(tx, code);
    if (!gone) throw refuse(codeUnknown);
    await noteAct(tx, {
      personId: person.id,
      storeId: store_id,
      kind: 'barcode_removed',
      thing: 'product',
      thingId: gone.product_id,
      before: { code, bottles: gone.bottles },
    });
  });
