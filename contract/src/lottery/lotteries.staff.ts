import * as v from 'valibot';
import { storeMoment } from '../catalogue/price-plans.staff.js';
import { calledOff, commitments, lotteryNotFound, lotteryState, ticketStanding } from '../lottery.js';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line, paragraph } from '../platform/text.js';
import { wholeNumber } from '../settings/whole-number.js';

/** What is announced; from then on none of it changes. */
export const lotteryPlan = v.object({
  product_id: v.pipe(v.number('Choose a bottle'), id),
  bottles: wholeNumber(1, 10_000),
  price: v.pipe(money, v.minValue(1, 'Enter what a bottle costs'), v.maxValue(100_000_000, 'Enter less')),
  /** By the store's clock. */
  opens: storeMoment,
  closes: storeMoment,
  claim_hours: wholeNumber(1, 720),
  ticket_prefix: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[A-Z0-9]{2,4}$/, 'Use two to four capital letters or digits'),
  ),
  /** Null: named after the bottle and the month. */
  name: v.nullable(line('Enter a name', 120)),
  /** Null: the usual rules. */
  rules: v.nullable(paragraph('Enter the rules', 5_000)),
  /**
   * The same word at several stores means that a customer can win only one of these bottles. Null: a release
   * of its own.
   */
  release: v.nullable(line('Enter a word', 80)),
});
export type LotteryPlan = v.InferOutput<typeof lotteryPlan>;

export const bottleNotCarried = refusal(
  422,
  'bottle_not_carried',
  'The store does not carry this bottle.',
  'product_id',
);
export const bottleSoldFreely = refusal(
  422,
  'bottle_sold_freely',
  'This bottle is sold freely: only what is sold by lottery is drawn.',
  'product_id',
);
export const lotteryUnlawful = refusal(
  409,
  'lottery_unlawful',
  'Lotteries are not allowed where this store is.',
);
export const opensTooSoon = refusal(
  422,
  'opens_too_soon',
  'A lottery is announced before it opens. Choose a later time.',
  'opens',
);
export const closesTooSoon = refusal(
  422,
  'closes_too_soon',
  'Entries close after they have opened. Choose a later time.',
  'closes',
);
export const tooFewBottles = refusal(
  409,
  'too_few_bottles',
  'The store has fewer bottles left that nobody waits for.',
  'bottles',
);
export const draftNotFound = refusal(404, 'draft_not_found', 'There is no such draft.');
export const draftOvertaken = refusal(
  409,
  'draft_overtaken',
  'Somebody has changed this draft meanwhile. Look at it as it is now.',
);
export const drawnAlready = refusal(
  409,
  'drawn_already',
  'This lottery is drawn: what was won cannot be called off.',
);
export const turnIsOver = refusal(
  409,
  'turn_is_over',
  'This ticket has no bottle to buy any more. The letter is not sent again.',
);
export const winnerUnreachable = refusal(
  409,
  'winner_unreachable',
  'No letter can be sent: the account is closed, or its mailbox had many letters within the hour.',
);

export const atStore = v.object({ store_id: idFromText });
const atDraft = v.object({ store_id: idFromText, id: uuid });
const atLottery = v.object({ store_id: idFromText, id: idFromText });
const may = 'lotteries.change';

export const listLotteryBottles = endpoint('GET', 'staff/stores/{store_id}/lottery-bottles', {
  about: 'What the store carries and sells by lottery alone, with how many nobody waits for.',
  may,
  path: atStore,
  data: v.array(
    v.object({
      id,
      brand: v.string(),
      name: v.string(),
      vintage: v.nullable(v.number()),
      price: money,
      free: v.number(),
    }),
  ),
});

const draft = v.object({
  id: uuid,
  version: v.number(),
  /** The name with which it would be announced. */
  name: v.string(),
  bottles: v.number(),
  price: money,
  opens_at: moment,
  closes_at: moment,
  timezone: v.string(),
});
export type LotteryDraft = v.InferOutput<typeof draft>;

export const listLotteryDrafts = endpoint('GET', 'staff/stores/{store_id}/lottery-drafts', {
  about: 'What is planned and not announced, the newest first.',
  may,
  path: atStore,
  query: v.object(pageQuery(20)),
  data: pageOf(draft),
});

export const getLotteryDraft = endpoint('GET', 'staff/stores/{store_id}/lottery-drafts/{id}', {
  about: 'A plan, what would be published of it, and why it cannot be announced now.',
  may,
  path: atDraft,
  data: v.object({
    ...draft.entries,
    plan: lotteryPlan,
    draws_at: moment,
    rules: v.string(),
    release: v.string(),
    /** Why it cannot be announced now; null when it can. */
    in_the_way: v.nullable(v.string()),
  }),
  refusals: [draftNotFound],
});

export const saveLotteryDraft = endpoint('PUT', 'staff/stores/{store_id}/lottery-drafts/{id}', {
  about: 'Writes a plan down, under an id that its writer made. Nothing is announced yet.',
  may,
  path: atDraft,
  /** `seen` is the version that its writer saw; null for a new draft. */
  body: v.object({ plan: lotteryPlan, seen: v.nullable(v.number()) }),
  says: 'The draft is saved',
  refusals: [
    draftNotFound,
    draftOvertaken,
    lotteryUnlawful,
    bottleNotCarried,
    bottleSoldFreely,
    closesTooSoon,
  ],
});

export const dropLotteryDraft = endpoint('DELETE', 'staff/stores/{store_id}/lottery-drafts/{id}', {
  about: 'Throws a plan away.',
  may,
  path: atDraft,
  says: 'The draft is gone',
  refusals: [draftNotFound],
});

export const announceLottery = endpoint('POST', 'staff/stores/{store_id}/lottery-drafts/{id}/announce', {
  about:
    'Publishes the plan and the hash of a secret seed, and sets the bottles aside. Nothing of it can be changed from then on.',
  may,
  path: atDraft,
  body: v.object({ seen: v.number() }),
  data: v.object({ id }),
  says: 'The lottery is announced',
  refusals: [
    draftNotFound,
    draftOvertaken,
    bottleNotCarried,
    bottleSoldFreely,
    lotteryUnlawful,
    opensTooSoon,
    closesTooSoon,
    tooFewBottles,
  ],
});

/** What is to come, what can be entered, what is or will soon be drawn, and what was called off. */
export const lotteryViews = ['announced', 'open', 'drawn', 'called_off'] as const;
export type LotteryView = (typeof lotteryViews)[number];

const heldLottery = v.object({
  id,
  name: v.string(),
  state: lotteryState,
  timezone: v.string(),
  bottles: v.number(),
  price: money,
  opens_at: moment,
  closes_at: moment,
  draws_at: moment,
  entries: v.number(),
  /** While it is open, entries are counted up to 10,000 only. */
  entries_exact: v.boolean(),
  /** How many bottles are bought, and how many wait for a winner whose turn it is. */
  bought: v.number(),
  waiting: v.number(),
});
export type HeldLottery = v.InferOutput<typeof heldLottery>;

export const listHeldLotteries = endpoint('GET', 'staff/stores/{store_id}/lotteries', {
  about: 'The lotteries of a store: one view of them, the latest first.',
  may,
  path: atStore,
  query: v.object({ show: v.optional(v.picklist(lotteryViews), 'open'), ...pageQuery(20) }),
  data: pageOf(heldLottery),
});

export const getHeldLottery = endpoint('GET', 'staff/stores/{store_id}/lotteries/{id}', {
  about: 'A lottery with all that was published of it.',
  may,
  path: atLottery,
  data: v.object({
    ...heldLottery.entries,
    product_id: id,
    rules: v.string(),
    release: v.string(),
    claim_hours: v.number(),
    commitments,
    called_off: calledOff,
    /** The address of its record, which everybody may read and check. */
    record: v.string(),
  }),
  refusals: [lotteryNotFound],
});
export type OneLottery = v.InferOutput<typeof getHeldLottery.shape.data>;

const turn = v.object({
  ticket_id: uuid,
  rank: v.number(),
  ticket_no: v.string(),
  standing: ticketStanding,
  turn_at: moment,
  claim_until: moment,
  customer: v.object({ id: uuid, name: v.string() }),
  order_number: v.nullable(v.string()),
});
export type LotteryTurn = v.InferOutput<typeof turn>;

export const listLotteryTurns = endpoint('GET', 'staff/stores/{store_id}/lotteries/{id}/turns', {
  about: 'Who has had a turn to buy, in the order of the ranking, and what came of it.',
  may,
  path: atLottery,
  query: v.object(pageQuery(20)),
  data: pageOf(turn),
  refusals: [lotteryNotFound],
});

export const callLotteryOff = endpoint('POST', 'staff/stores/{store_id}/lotteries/{id}/call-off', {
  about:
    'Ends a lottery that is not drawn yet, for good. The bottles go back to the shelf; everybody who has entered gets a letter with the reason, which also stands in the record of the draw.',
  may,
  path: atLottery,
  body: v.object({ because: line('Say why', 300) }),
  says: 'The lottery is called off',
  refusals: [lotteryNotFound, drawnAlready],
});

export const writeWinnerAgain = endpoint(
  'POST',
  'staff/stores/{store_id}/lotteries/{id}/turns/{rank}/letter',
  {
    about: 'Sends the letter about a turn again, while it lasts.',
    may,
    path: v.object({ ...atLottery.entries, rank: idFromText }),
    says: 'The letter is on its way',
    refusals: [lotteryNotFound, turnIsOver, winnerUnreachable],
  },
);
