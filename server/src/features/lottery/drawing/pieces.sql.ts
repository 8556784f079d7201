import type { RecordList } from 'contract/lottery-record';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { linesHash, linesOf, ticketsIn } from './draw.js';

export const ticketsPerPiece = 10_000;

/** Writes down all tickets of a lottery, in the order of their bytes. */
export const freezeEntries = (tx: Transaction, lotteryId: number) =>
  sql`
    insert into lottery_piece (lottery_id, list, number, tickets)
    select ${lotteryId}, 'entries', (place - 1) / ${ticketsPerPiece}::integer,
      string_agg(ticket_no || chr(10), '' order by place)
    from (
      select ticket_no, row_number() over (order by ticket_no collate "C") as place
      from lottery_ticket where lottery_id = ${lotteryId}
    ) as ordered
    group by 3`.execute(tx);

/** Writes down the ranking and returns its hash. */
export async function insertRanking(tx: Transaction, lotteryId: number, ranking: readonly string[]) {
  const { add, hex } = linesHash();
  for (let from = 0; from < ranking.length; from += ticketsPerPiece) {
    const tickets = linesOf(ranking.slice(from, from + ticketsPerPiece));
    add(tickets);
    await tx
      .insertInto('lottery_piece')
      .values({ lottery_id: lotteryId, list: 'ranking', number: from / ticketsPerPiece, tickets })
      .execute();
  }
  return hex();
}

export async function selectRecordPiece(db: Db, lotteryId: number, list: RecordList, number: number) {
  const piece = await db
    .selectFrom('lottery_piece')
    .select('tickets')
    .where('lottery_id', '=', lotteryId)
    .where('list', '=', list)
    .where('number', '=', number)
    .executeTakeFirst();
  return piece?.tickets;
}

/** The pieces of a list, one after the other, so that a million tickets are never in memory at once. */
export async function* piecesOf(db: Db, lotteryId: number, list: RecordList): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const piece = await selectRecordPiece(db, lotteryId, list, number);
    if (piece === undefined) return;
    yield piece;
  }
}

/** The ticket at this place of the ranking; 1 is the first. */
export async function selectRanked(db: Db, lotteryId: number, rank: number) {
  const at = rank - 1;
  const piece = await selectRecordPiece(db, lotteryId, 'ranking', Math.floor(at / ticketsPerPiece));
  return piece === undefined ? undefined : ticketsIn(piece)[at % ticketsPerPiece];
}

/** The first ticket of each piece of the ranking: from these the piece with a given ticket is found. */
export async function selectFirstsOfRanking(db: Db, lotteryId: number) {
  const { rows } = await sql<{ first: string }>`
    select split_part(tickets, chr(10), 1) as first from lottery_piece
    where lottery_id = ${lotteryId} and list = 'ranking' order by number`.execute(db);
  return rows.map(({ first }) => first);
}
