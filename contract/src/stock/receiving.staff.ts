import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { barcode } from './barcode.js';
import { atStore, bottles, shelf, shelfNotFound } from './stock.staff.js';

const atCode = v.object({ store_id: idFromText, code: barcode });

export const codeUnknown = refusal(404, 'code_unknown', 'No bottle has this code yet.');
export const codeTaken = refusal(409, 'code_taken', 'Another bottle has this code.', 'code');
export const receivedAlready = refusal(
  409,
  'received_already',
  'This delivery has been received already, with other bottles. Start a new one for what came besides.',
);

export const readBarcode = endpoint('GET', 'staff/stores/{store_id}/barcodes/{code}', {
  about: 'The bottle that has this code, and how many of it the code stands for: one, or a case.',
  may: 'stock.see',
  path: atCode,
  data: v.object({ ...shelf.entries, bottles: v.number() }),
  refusals: [codeUnknown, shelfNotFound],
});

export const addBarcode = endpoint('PUT', 'staff/stores/{store_id}/barcodes/{code}', {
  about: 'Gives a bottle a code: its own, or that of its case. It is the same at all stores.',
  may: 'stock.approve',
  path: atCode,
  body: v.object({ product_id: id, bottles }),
  says: 'The code is known now',
  refusals: [shelfNotFound, codeTaken],
});

export const removeBarcode = endpoint('DELETE', 'staff/stores/{store_id}/barcodes/{code}', {
  about: 'Forgets a code, at all stores.',
  may: 'stock.approve',
  path: atCode,
  says: 'The code is forgotten',
  refusals: [codeUnknown],
});

/** Of as many products as one delivery may have. */
export const mostReceived = 300;

const idsIn = (lines: readonly { product_id: number }[]) =>
  new Set(lines.map(({ product_id }) => product_id));

/** What is written on the paper of the delivery. */
export const deliveryNote = v.union([
  v.pipe(v.string(), v.trim(), v.literal('')),
  line('Number is required'),
]);

export const deliveryBody = v.object({
  /** Made by whoever receives it: if it is sent twice, there is still one delivery. */
  id: uuid,
  note: deliveryNote,
  lines: v.pipe(
    v.array(v.object({ product_id: id, bottles })),
    v.minLength(1, 'Scan what has come first'),
    v.maxLength(mostReceived, `Receive at most ${mostReceived} different bottles at once`),
    v.check((lines) => idsIn(lines).size === lines.length, 'Name each bottle once'),
  ),
});

export const receiveDelivery = endpoint('POST', 'staff/stores/{store_id}/deliveries', {
  about: 'Puts what has come onto the shelves.',
  may: 'stock.receive',
  path: atStore,
  body: deliveryBody,
  data: v.object({ products: v.number(), bottles: v.number() }),
  says: 'The delivery is received',
  refusals: [shelfNotFound, receivedAlready],
});
