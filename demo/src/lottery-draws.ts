import { createHash } from 'node:crypto';
import { drawKeyOf, hashOfLines, inOrder, linesOf, rank } from 'server/features/lottery';
import { hours, later } from 'server/platform/clock';
import type { Uuid } from 'server/platform/ids';
import type { DemoLottery } from './lottery-calendar.js';
import { random } from './pictures/drawing/random.js';

type Ended = 'won' | 'handed_over' | 'lapsed';
export type DemoTicket = { customer_id: Uuid; ticket_no: string; entered_at: Date };
type DemoTurn = {
  ticket: DemoTicket;
  rank: number;
  standing: Ended;
  turn_at: Date;
  claim_until: Date;
};
export type DemoDraw = { seed: string; ranking: readonly string[]; turns: readonly DemoTurn[] };

/**
 * What becomes of Ada's tickets, so that her list shows every possible ending; undefined when she has no
 * turn.
 */
const settledForAda: (Ended | undefined)[] = [
  undefined,
  'handed_over',
  undefined,
  undefined,
  'lapsed',
  undefined,
  'handed_over',
  undefined,
];

const wishFor = ({ state, index }: DemoLottery): Ended | undefined =>
  state === 'drawn' ? (index % 2 === 0 ? 'won' : undefined) : settledForAda[index % settledForAda.length];

/** One turn after the other, until all bottles are handed over or no ticket is left. */
function turnsOf(demo: DemoLottery, ranking: readonly DemoTicket[], ada: Uuid): DemoTurn[] {
  const { state, lottery } = demo;
  const chance = random(`turns ${demo.id}`);
  const turns: DemoTurn[] = [];
  let turn_at = later(lottery.closes_at, hours(0.25));
  let held = 0;
  for (const [at, ticket] of ranking.entries()) {
    if (held === lottery.bottles) break;
    if (at >= lottery.bottles) turn_at = later(turn_at, hours(48));
    const ended = chance.chance(0.15) ? 'lapsed' : 'handed_over';
    const standing =
      state === 'drawn' ? 'won' : ticket.customer_id === ada ? (wishFor(demo) ?? ended) : ended;
    if (standing !== 'lapsed') held++;
    turns.push({ ticket, rank: at + 1, standing, turn_at, claim_until: later(turn_at, hours(48)) });
  }
  return turns;
}

/**
 * A real draw. Its seed is chosen so that Ada's list shows some of everything: without a beacon a shop can
 * choose its seed, and the record says so.
 */
export function drawDemo(demo: DemoLottery, tickets: readonly DemoTicket[], ada: Uuid): DemoDraw {
  const list = inOrder(tickets.map(({ ticket_no }) => ticket_no));
  const entriesHash = hashOfLines([linesOf(list)]);
  const byNumber = new Map(tickets.map((ticket) => [ticket.ticket_no, ticket]));
  for (let attempt = 0; ; attempt++) {
    const seed = createHash('sha256').update(`cellar-door demo lottery ${demo.id}, ${attempt}`).digest('hex');
    const ranking = rank(drawKeyOf({ lotteryId: demo.id, seed, entriesHash, beacon: null }), list);
    const ranked = ranking.map((ticketNo) => byNumber.get(ticketNo)!);
    const isDrawn = ['drawn', 'settled'].includes(demo.state);
    const turns = isDrawn ? turnsOf(demo, ranked, ada) : [];
    const hers = turns.find(({ ticket }) => ticket.customer_id === ada);
    if (!isDrawn || hers?.standing === wishFor(demo)) return { seed, ranking, turns };
  }
}
