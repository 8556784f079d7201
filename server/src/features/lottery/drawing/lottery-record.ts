import { lotteryNotFound } from 'contract/lottery';
import { pieceNotFound, type RecordList } from 'contract/lottery-record';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { storeFronts } from '../../stores/index.js';
import { type LotteryRow, selectLottery } from '../lotteries.sql.js';
import { selectTurns } from '../winning/turns.sql.js';
import { drawFormat, ticketsIn } from './draw.js';
import { selectRecordPiece, ticketsPerPiece } from './pieces.sql.js';
import { calledOffOf, commitmentsOf } from './published.js';
import { whatIsProven } from './what-is-proven.js';

const piecesIn = (entries: number | null) => Math.ceil((entries ?? 0) / ticketsPerPiece);

const piecesOfLists = ({ entries, drawn_at }: LotteryRow) => ({
  entries: piecesIn(entries),
  ranking: drawn_at ? piecesIn(entries) : 0,
});

async function findLottery(db: Db, id: number) {
  const lottery = await selectLottery(db, id);
  if (!lottery) throw refuse(lotteryNotFound);
  return lottery;
}

/** The same for everybody, forever: it depends neither on who asks nor on today's shelf. */
export async function getLotteryRecord(db: Db, id: number) {
  const lottery = await findLottery(db, id);
  const [front] = await storeFronts(db, [lottery.store_id]);
  const turns = await selectTurns(db, id);
  return {
    format: drawFormat,
    lottery: {
      id,
      name: lottery.name,
      store_id: lottery.store_id,
      store_name: front?.name ?? '',
      timezone: front?.timezone ?? 'UTC',
      release: lottery.release,
      state: lottery.state,
      bottles: lottery.bottles,
      price: dollars(lottery.price),
      opens_at: lottery.opens_at.toISOString(),
      closes_at: lottery.closes_at.toISOString(),
      draws_at: lottery.draws_at.toISOString(),
      claim_hours: lottery.claim_hours,
      rules: lottery.rules,
    },
    commitments: commitmentsOf(lottery),
    turns: turns.map(({ turn_at, ...turn }) => ({ ...turn, at: turn_at.toISOString() })),
    settled_at: lottery.settled_at?.toISOString() ?? null,
    called_off: calledOffOf(lottery),
    pieces: piecesOfLists(lottery),
    ...whatIsProven(lottery),
  };
}

export async function getRecordPiece(db: Db, id: number, list: RecordList, piece: number) {
  const pieces = piecesOfLists(await findLottery(db, id))[list];
  const tickets = piece < pieces ? await selectRecordPiece(db, id, list, piece) : undefined;
  if (tickets === undefined) throw refuse(pieceNotFound);
  return { piece, pieces, tickets: ticketsIn(tickets) };
}
