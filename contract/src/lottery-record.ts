import * as v from 'valibot';
import { calledOff, commitments, lotteryNotFound, lotteryState, ticketStanding } from './lottery.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText } from './platform/ids.js';
import { money } from './platform/money.js';

/** The permanent record of a lottery, the same for everybody: docs/fair-draw.md says how to check it. */
export const lotteryRecord = v.object({
  format: v.string(),
  lottery: v.object({
    id,
    name: v.string(),
    store_id: id,
    store_name: v.string(),
    timezone: v.string(),
    release: v.string(),
    state: lotteryState,
    bottles: v.number(),
    price: money,
    opens_at: moment,
    closes_at: moment,
    draws_at: moment,
    claim_hours: v.number(),
    rules: v.string(),
  }),
  commitments,
  /** The tickets that have had a turn, in the order of the ranking, and what came of each. */
  turns: v.array(v.object({ rank: v.number(), ticket_no: v.string(), standing: ticketStanding, at: moment })),
  settled_at: v.nullable(moment),
  called_off: calledOff,
  /** How many pieces each list has: 0 before it is published. */
  pieces: v.object({ entries: v.number(), ranking: v.number() }),
  proves: v.array(v.string()),
  does_not_prove: v.array(v.string()),
});
export type LotteryRecord = v.InferOutput<typeof lotteryRecord>;

const path = v.object({ id: idFromText });

export const getLotteryRecord = endpoint('GET', 'e-com/lotteries/{id}/record', {
  about: 'What was published of a draw. All in one: e-com/lotteries/{id}/record.json, with both lists.',
  open: true,
  path,
  data: lotteryRecord,
  refusals: [lotteryNotFound],
});

export const pieceNotFound = refusal(404, 'piece_not_found', 'There is no such piece of this list.');

const piece = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Must be a number'), v.transform(Number));
/** The frozen entries sorted by their numbers, or the ranking, beginning with the first place. */
export const recordList = v.picklist(['entries', 'ranking']);
export type RecordList = v.InferOutput<typeof recordList>;

export const getRecordPiece = endpoint('GET', 'e-com/lotteries/{id}/record/{list}/{piece}', {
  about:
    'Ten thousand tickets of a list: of the frozen `entries` in the order of their numbers, or of the `ranking`, the ' +
    'first first. The first piece is 0.',
  open: true,
  path: v.object({ ...path.entries, list: recordList, piece }),
  data: v.object({ piece: v.number(), pieces: v.number(), tickets: v.array(v.string()) }),
  refusals: [lotteryNotFound, pieceNotFound],
});
