import type { LotteryRecord } from 'contract/lottery-record';
import type { ListName } from './checking/check-draw';
import { compareBytes, drawKeyOf, drawnFrom, scorerOf } from './checking/fair-draw';

export const ticketsPerPiece = 10_000;

type ReadPiece = (list: ListName, piece: number) => Promise<string[]>;
type Before = (first: string) => boolean | Promise<boolean>;

/** The last piece whose first ticket does not come after: of a hundred, seven are looked at. */
async function pieceWith(pieces: number, read: (piece: number) => Promise<string[]>, isNotAfter: Before) {
  let [from, to] = [0, pieces - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const [first] = await read(middle);
    if (first !== undefined && (await isNotAfter(first))) from = middle;
    else to = middle - 1;
  }
  return from;
}

/**
 * Where a ticket stands on a list, from 1; undefined when it does not. In the ranking it is looked for by its
 * score.
 */
export async function findTicket(
  record: LotteryRecord,
  list: ListName,
  ticket: string,
  readPiece: ReadPiece,
) {
  const pieces = record.pieces[list];
  if (pieces === 0) return undefined;
  const read = (piece: number) => readPiece(list, piece);
  const piece = await pieceWith(
    pieces,
    read,
    list === 'entries' ? (first) => first <= ticket : await byScore(),
  );
  const at = (await read(piece)).indexOf(ticket);
  return at === -1 ? undefined : piece * ticketsPerPiece + at + 1;

  async function byScore(): Promise<Before> {
    const drawn = drawnFrom(record);
    if (!drawn) throw new Error('What is not drawn has no ranking.');
    const score = await scorerOf(await drawKeyOf(drawn));
    const scored = async (number: string) => new Uint8Array(await score(number));
    const sought = await scored(ticket);
    return async (first) => compareBytes(await scored(first), sought) <= 0;
  }
}
