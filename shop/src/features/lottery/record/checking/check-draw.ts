import type { LotteryRecord } from 'contract/lottery-record';
import { checkBeacon } from './check-beacon';
import { drawKeyOf, drawnFrom, hashOfHex, hashOfList, knownFormat, rankTickets } from './fair-draw';
import type { Finding } from './finding';

export type ListName = 'entries' | 'ranking';
/** Which work is going on, and how much of it is done. */
export type Progress = { stage: 'reading' | 'ranking' | 'comparing'; done: number; of: number };
export type Verdict = 'fits' | 'does-not-fit' | 'not-drawn';

export type Checking = {
  record: LotteryRecord;
  /** Ten thousand tickets of a list; asked for one after the other. */
  readPiece: (list: ListName, piece: number) => Promise<string[]>;
  tell: (finding: Finding) => void;
  progress: (progress: Progress) => void;
};

export class UnknownFormat extends Error {}

const ticketsEach = 10_000;
const expected = (promised: string, found: string) => `Published: ${promised}. Found: ${found}.`;

/** Makes the draw again, as docs/fair-draw.md says; tools/check-draw.mjs does the same, in the same words. */
export async function checkDraw({ record, readPiece, tell, progress }: Checking): Promise<Verdict> {
  const { format, lottery, commitments, turns, pieces } = record;
  const { announced, closed, drawn } = commitments;
  if (format !== knownFormat) throw new UnknownFormat(format);
  if (!closed) return 'not-drawn';
  let hasFailed = false;
  const note = (finding: Finding) => {
    hasFailed ||= finding.result === 'wrong';
    tell(finding);
  };
  const found = (isTrue: boolean, words: string, detail: () => string) =>
    note({ words, result: isTrue ? 'right' : 'wrong', ...(!isTrue && { detail: detail() }) });

  // 1. The list is sorted, names nobody twice, and is the one whose hash was published at the close.
  const entries: string[] = [];
  for (let piece = 0; piece < pieces.entries; piece++) {
    progress({ stage: 'reading', done: entries.length, of: closed.entries });
    for (const ticket of await readPiece('entries', piece)) entries.push(ticket);
  }
  const astray = entries.findIndex((ticket, at) => at > 0 && entries[at - 1]! >= ticket);
  found(
    astray === -1 && entries.length === closed.entries,
    'The list is in order and names nobody twice',
    () =>
      astray === -1
        ? `${closed.entries} entries were announced, the list has ${entries.length}.`
        : `${entries[astray]} stands behind ${entries[astray - 1]}.`,
  );
  const entriesHash = await hashOfList(entries);
  found(entriesHash === closed.entries_hash, 'The list is the one that was published at the close', () =>
    expected(closed.entries_hash, entriesHash),
  );
  if (!drawn) return hasFailed ? 'does-not-fit' : 'not-drawn';

  // 2. The seed is the one whose hash was published before anybody could enter.
  const seedHash = await hashOfHex(drawn.seed);
  found(seedHash === announced.seed_hash, 'The seed is the one that was promised', () =>
    expected(announced.seed_hash, seedHash),
  );
  found(
    Date.parse(announced.at) < Date.parse(lottery.opens_at),
    'It was promised before the lottery opened',
    () => `Promised at ${announced.at}, opened at ${lottery.opens_at}.`,
  );

  // 3. The randomness is the beacon's, for a round that was named before it was spoken.
  if (announced.beacon) await checkBeacon(announced.beacon, closed, drawn, note);

  // 4. The key follows from all of it, and the ranking from the key.
  const key = await drawKeyOf(drawnFrom(record)!);
  const order = await rankTickets(key, entries, (scored) => {
    if (scored % ticketsEach === 0) progress({ stage: 'ranking', done: scored, of: entries.length });
  });
  const follows = (place: number) => entries[order[place]!];
  const rankingHash = await hashOfList(Array.from(order, (at) => entries[at]!));
  found(rankingHash === drawn.ranking_hash, 'The ranking is the one that follows', () =>
    expected(drawn.ranking_hash, rankingHash),
  );
  let [shown, wrongPlace] = [0, ''];
  for (let piece = 0; piece < pieces.ranking; piece++) {
    progress({ stage: 'comparing', done: shown, of: entries.length });
    for (const ticket of await readPiece('ranking', piece)) {
      if (follows(shown) !== ticket && wrongPlace === '')
        wrongPlace = `Place ${shown + 1} shows ${ticket}, where ${follows(shown) ?? 'no ticket'} follows.`;
      shown++;
    }
  }
  found(
    wrongPlace === '' && shown === entries.length,
    'The ranking that is shown is the same',
    () => wrongPlace || `${shown} places are shown of ${entries.length}.`,
  );

  // 5. The turns were given in its order, none passed over.
  const passedOver = turns.find(({ rank, ticket_no }, at) => rank !== at + 1 || ticket_no !== follows(at));
  found(
    !passedOver,
    'Turns were given in the order of the ranking',
    () => `${passedOver?.ticket_no} had a turn at place ${passedOver?.rank} out of turn.`,
  );
  const lapsed = turns.filter(({ standing }) => standing === 'lapsed').length;
  const inTheEnd = Math.min(entries.length, lottery.bottles + lapsed);
  // A bottle that was given up just now waits some moments for its next ticket, until all is settled.
  const needed = record.settled_at === null ? Math.min(entries.length, lottery.bottles) : inTheEnd;
  found(
    turns.length >= needed,
    'There were as many turns as the bottles need',
    () => `${turns.length} turns are shown, and ${needed} are needed.`,
  );
  if (needed <= turns.length && turns.length < inTheEnd)
    note({
      words: 'A bottle waits for the next ticket',
      result: 'open',
      detail: 'Load the record again in some minutes: another ticket has its turn then.',
    });
  const wins = turns.filter(({ standing }) => standing !== 'lapsed').length;
  found(
    wins <= lottery.bottles,
    'No more tickets have won than there are bottles',
    () => `${wins} tickets have won ${lottery.bottles} bottles.`,
  );
  return hasFailed ? 'does-not-fit' : 'fits';
}
