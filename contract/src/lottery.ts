import * as v from 'valibot';
import { emailUnconfirmed } from './auth/email-unconfirmed.js';
import { cart } from './cart.js';
import { productCard } from './catalogue/cards.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { pageOf, pageQuery } from './platform/page.js';
import { storeNotFound } from './stores.js';

/**
 * How the account shows a ticket: everything that is neither active nor delivered counts as not qualified.
 */
export const ticketStatus = { active: 1, delivered: 7, notQualified: 0 } as const;

export const lotteryTicket = v.object({
  id: uuid,
  lottery_id: id,
  ticket_no: v.string(),
  /** The name of the lottery. */
  name: v.string(),
  created_at: moment,
  status: v.number(),
});
export type LotteryTicket = v.InferOutput<typeof lotteryTicket>;

export const ticketsPerPage = 10;

export const listLotteryTickets = endpoint('GET', 'e-com/customer/lottery-list', {
  about: "The customer's tickets, the newest first.",
  query: v.object(pageQuery(ticketsPerPage)),
  data: pageOf(lotteryTicket),
});

export const lotteryStates = ['announced', 'open', 'closed', 'drawn', 'settled', 'called_off'] as const;
export const lotteryState = v.picklist(lotteryStates);
export type LotteryState = v.InferOutput<typeof lotteryState>;

export const ticketStanding = v.picklist([
  /** It takes part in the coming draw. */
  'entered',
  /** Drawn, without a turn yet. */
  'alternate',
  /** The bottle waits to be claimed. */
  'won',
  /** It is in the cart and not bought yet. */
  'claimed',
  'paid',
  'handed_over',
  /** The turn passed unused. */
  'lapsed',
  'lost',
  /** The whole lottery was called off before it was drawn. */
  'called_off',
]);
export type TicketStanding = v.InferOutput<typeof ticketStanding>;

export const ownTicket = v.object({
  id: uuid,
  ticket_no: v.string(),
  created_at: moment,
  status: v.number(),
  standing: ticketStanding,
  /** The place in the ranking, from 1; null before the draw. */
  rank: v.nullable(v.number()),
  /** How many alternates come before it; null for a ticket that has had a turn. */
  ahead: v.nullable(v.number()),
  /** The bottle must be claimed and bought by then. */
  claim_until: v.nullable(moment),
});
export type OwnTicket = v.InferOutput<typeof ownTicket>;

const lottery = {
  id,
  name: v.string(),
  store_id: id,
  store_name: v.string(),
  /** The store's time zone: all times are told in it. */
  timezone: v.string(),
  state: lotteryState,
  /** The bottle; null when it has left the shelves. */
  product: v.nullable(productCard),
  bottles: v.number(),
  price: money,
  opens_at: moment,
  closes_at: moment,
  /** It is not drawn before this moment, by which everything that is due at the close is published. */
  draws_at: moment,
  /**
   * How many have entered: while it is open counted exactly up to 10,000 only, from the close on always
   * exactly.
   */
  entries: v.number(),
  entries_exact: v.boolean(),
  ticket: v.nullable(ownTicket),
  /** The time by the shop's clock, because the reader's own may be wrong. */
  now: moment,
};

export const lotterySummary = v.object(lottery);
export type LotterySummary = v.InferOutput<typeof lotterySummary>;

const beacon = v.object({
  chain_hash: v.string(),
  public_key: v.string(),
  /** The moment of round 1, in seconds since 1970; and the seconds between two rounds. */
  genesis_time: v.number(),
  period: v.number(),
  /** Named before anybody could enter. */
  named_round: v.number(),
});

/** What was published, and when. */
export const commitments = v.object({
  announced: v.object({ at: moment, seed_hash: v.string(), beacon: v.nullable(beacon) }),
  closed: v.nullable(
    v.object({
      at: moment,
      entries: v.number(),
      entries_hash: v.string(),
      /** The round whose randomness is used: the named one, or a later one when the close was late. */
      round: v.nullable(v.number()),
      late: v.boolean(),
    }),
  ),
  drawn: v.nullable(
    v.object({
      at: moment,
      seed: v.string(),
      signature: v.nullable(v.string()),
      /** SHA-256 of the signature. */
      randomness: v.nullable(v.string()),
      ranking_hash: v.string(),
    }),
  ),
});

/** When and why it was called off; null otherwise. */
export const calledOff = v.nullable(v.object({ at: moment, because: v.string() }));

export const lotteryDetails = v.object({
  ...lottery,
  /** Paragraphs, separated by empty lines. */
  rules: v.string(),
  claim_hours: v.number(),
  commitments,
  called_off: calledOff,
  /** Why this customer cannot enter now; null when they can. */
  entry_refusal: v.nullable(v.object({ code: v.string(), message: v.string() })),
});
export type LotteryDetails = v.InferOutput<typeof lotteryDetails>;

export const lotteryNotFound = refusal(404, 'lottery_not_found', 'There is no such lottery.');
export const lotteryNotOpen = refusal(409, 'lottery_not_open', 'This lottery is not open yet.');
export const lotteryClosed = refusal(
  409,
  'lottery_closed',
  'This lottery is closed: its entries are frozen. Look at the lotteries that are open.',
);
export const lotteryCalledOff = refusal(
  409,
  'lottery_called_off',
  'This lottery was called off. Look at the lotteries that are open.',
);
export const alreadyEntered = refusal(409, 'already_entered', 'You’re already in this draw.');
export const enteredElsewhere = refusal(
  409,
  'entered_elsewhere',
  'You have a ticket for the same release at another store. Leave that draw first, or wait until it is settled.',
);
export const personEntered = refusal(
  409,
  'person_entered',
  'There’s already a ticket for your email or phone number. Each person gets one.',
);
export const tooYoung = refusal(403, 'too_young', 'You must be 21 or older to enter.');
export const licenceMissing = refusal(
  403,
  'licence_missing',
  'Add the expiration date of your license to your profile, then come back.',
);
export const licenceExpired = refusal(
  403,
  'licence_expired',
  'Your license has expired. Enter the new date in your profile, then come back.',
);
export const lotteryNotAllowed = refusal(
  403,
  'lottery_not_allowed',
  'Lotteries are not allowed where this store is. Choose a lottery of another store.',
);
export const notEntered = refusal(404, 'not_entered', 'You have no ticket for this lottery.');

export const lotteriesPerPage = 20;

export const listLotteries = endpoint('GET', 'e-com/lotteries', {
  about:
    'The lotteries of a store, of one state, of one bottle, or all: the open ones first, then those that are to open, ' +
    'and those that are over, the newest first.',
  query: v.object({
    store_id: idFromText,
    state: v.optional(lotteryState),
    product_id: v.optional(idFromText),
    ...pageQuery(lotteriesPerPage),
  }),
  data: pageOf(lotterySummary),
  refusals: [storeNotFound],
});

const path = v.object({ id: idFromText });

export const getLottery = endpoint('GET', 'e-com/lotteries/{id}', {
  about: "One lottery with its rules, what was published of its draw, and the customer's own ticket.",
  path,
  data: lotteryDetails,
  refusals: [lotteryNotFound],
});

export const enterLottery = endpoint('POST', 'e-com/lotteries/{id}/tickets', {
  about: 'Enters the draw, once.',
  path,
  status: 201,
  data: ownTicket,
  says: 'You are in the draw.',
  refusals: [
    lotteryNotFound,
    lotteryNotOpen,
    lotteryClosed,
    lotteryCalledOff,
    alreadyEntered,
    enteredElsewhere,
    personEntered,
    emailUnconfirmed,
    tooYoung,
    licenceMissing,
    licenceExpired,
    lotteryNotAllowed,
  ],
});

export const leaveLottery = endpoint('DELETE', 'e-com/lotteries/{id}/tickets', {
  about: 'Leaves the draw, before it closes.',
  path,
  says: 'You have left the draw.',
  refusals: [lotteryNotFound, notEntered, lotteryClosed],
});

export const ticketNotFound = refusal(404, 'ticket_not_found', 'There is no such ticket.');
export const notWon = refusal(
  409,
  'not_won',
  'This ticket hasn’t won a bottle. If its turn comes, we’ll email you.',
);
export const claimOver = refusal(
  409,
  'claim_over',
  'The time to buy this bottle has run out, and it has gone to the next ticket.',
);
export const alreadyBought = refusal(
  409,
  'already_bought',
  'You’ve bought this bottle. You’ll find it under Orders.',
);

export const claimBottle = endpoint('POST', 'e-com/lottery-tickets/{id}/claim', {
  about:
    "Puts the bottle that was won into the winner's cart, reserved and locked. Claiming twice is claiming once.",
  path: v.object({ id: uuid }),
  data: cart,
  says: 'The bottle is in your cart.',
  refusals: [ticketNotFound, notWon, claimOver, alreadyBought],
});

export const giveUpBottle = endpoint('DELETE', 'e-com/lottery-tickets/{id}/claim', {
  about: 'Gives up a bottle that was won and not yet bought: it passes to the next ticket, for good.',
  path: v.object({ id: uuid }),
  data: cart,
  says: 'You have given up the bottle. It passes to the next ticket.',
  refusals: [ticketNotFound, notWon, claimOver, alreadyBought],
});
