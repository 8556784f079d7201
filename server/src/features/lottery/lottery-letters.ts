import type { Letter } from '../../platform/mail/letter.js';
import { timeWords } from '../../platform/time-words.js';
import type { TicketRow } from './entering/tickets.sql.js';
import type { LotteryRow } from './lotteries.sql.js';

type Reader = { email: string; first_name: string };
type LotteryAtStore = LotteryRow & { timezone: string };
type Ticket = Pick<TicketRow, 'ticket_no' | 'rank' | 'claim_until'>;

/** By the store's clock, with the name of its time zone. */
const onTheWall = (timezone: string, at: Date) =>
  timeWords(timezone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const footnote = 'You are receiving this because you entered this draw at Cellar Door. Entering is free.';

const lotteryPage = ({ id }: LotteryAtStore) => ({ label: 'Look at the lottery', url: `/lottery/${id}` });
const recordPage = ({ id }: LotteryAtStore) => ({
  label: 'See the record of the draw',
  url: `/lottery-detail-stable/${id}`,
});

const round = (round: number | null) => (round === null ? 'none' : `drand quicknet, round ${round}`);

/** Includes what was published so far: so whoever keeps the letter can prove what the shop promised. */
export const enteredLetter = (
  { email, first_name }: Reader,
  lottery: LotteryAtStore,
  ticketNo: string,
): Letter => ({
  to: email,
  subject: `You are in the draw: ${lottery.name}`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `You are in the draw for ${lottery.name}. Entering costs nothing; those who are drawn may buy the ` +
      'bottle at its price.',
    'Below is what we published in advance. Keep this email: with it you can check that nothing was ' +
      'changed.',
  ],
  facts: [
    { label: 'Your ticket', value: ticketNo },
    { label: 'Bottles', value: `${lottery.bottles} at ${dollars(lottery.price)}` },
    { label: 'Closes', value: onTheWall(lottery.timezone, lottery.closes_at) },
    { label: 'SHA-256 of our seed', value: lottery.seed_hash },
    { label: 'Public beacon', value: round(lottery.named_round) },
  ],
  action: lotteryPage(lottery),
  footnote: `${footnote} You can leave the draw on its page until it closes.`,
});

export const closedLetter = (
  { email, first_name }: Reader,
  lottery: LotteryAtStore,
  { ticket_no }: Ticket,
): Letter => ({
  to: email,
  subject: `Entries are closed: ${lottery.name}`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `The entries for ${lottery.name} are closed and frozen. We draw after ` +
      `${onTheWall(lottery.timezone, lottery.draws_at)}.`,
    'The hash below is made from the list of all tickets. Keep this email: with it you can check that the ' +
      'list was not changed.',
  ],
  facts: [
    { label: 'Your ticket', value: ticket_no },
    { label: 'Tickets', value: String(lottery.entries) },
    { label: 'SHA-256 of the list', value: lottery.entries_hash ?? '' },
    { label: 'SHA-256 of our seed', value: lottery.seed_hash },
    { label: 'Public beacon', value: round(lottery.draw_round) },
  ],
  action: recordPage(lottery),
  footnote,
});

export const calledOffLetter = (
  { email, first_name }: Reader,
  lottery: LotteryAtStore,
  { ticket_no }: Ticket,
): Letter => ({
  to: email,
  subject: `Called off: ${lottery.name}`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `We have called off the lottery for ${lottery.name}. It will not be drawn, and your ticket ${ticket_no} ` +
      'is no longer in play. Entering was free, so there is nothing to pay and nothing to give back.',
    `The reason: ${lottery.called_off_because}`,
    'We are sorry. Other lotteries are open to you as before.',
  ],
  action: { label: 'See the lotteries', url: '/lottery' },
  footnote,
});

export const drawnLetter = (
  { email, first_name }: Reader,
  lottery: LotteryAtStore,
  { ticket_no }: Ticket,
): Letter => ({
  to: email,
  subject: `The draw is made: ${lottery.name}`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `${lottery.name} has been drawn, and your ticket ${ticket_no} is not among the first ${lottery.bottles}.`,
    'You are an alternate: when a winner does not buy in time, the next ticket has its turn, and we write ' +
      'to you at once if it is yours.',
    'Everything that the draw was made from is published now. You can check it yourself on the page of its ' +
      'record.',
  ],
  action: recordPage(lottery),
  footnote,
});

export const wonLetter = ({ email, first_name }: Reader, lottery: LotteryAtStore, ticket: Ticket): Letter => {
  const isAlternate = (ticket.rank ?? 0) > lottery.bottles;
  return {
    to: email,
    subject: isAlternate ? `It is your turn: ${lottery.name}` : `You have won: ${lottery.name}`,
    greeting: `Congratulations ${first_name},`,
    paragraphs: [
      isAlternate
        ? `A winner of ${lottery.name} didn’t buy the bottle, and your ticket is next: it’s yours ` +
          'to buy.'
        : `Your ticket has been drawn: a bottle of ${lottery.name} is yours to buy.`,
      'Claim it on the page of the lottery and buy it through the checkout. After the time below it passes ' +
        'to the next ticket.',
      'When you pick it up, please bring a government-issued photo ID in the name of your account. In any ' +
        'other name we cannot hand it over, and the bottle passes to the next ticket.',
    ],
    facts: [
      { label: 'Your ticket', value: ticket.ticket_no },
      { label: 'Place in the draw', value: String(ticket.rank) },
      { label: 'Price', value: dollars(lottery.price) },
      {
        label: 'Claim and buy until',
        value: ticket.claim_until ? onTheWall(lottery.timezone, ticket.claim_until) : '',
      },
    ],
    action: { label: 'Claim the bottle', url: `/lottery/${lottery.id}` },
    footnote,
  };
};

export const lapsedLetter = (
  { email, first_name }: Reader,
  lottery: LotteryAtStore,
  { ticket_no }: Ticket,
): Letter => ({
  to: email,
  subject: `Your time to buy has run out: ${lottery.name}`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `The time to buy the bottle of ${lottery.name} that you had won with the ticket ${ticket_no} is over, ` +
      'and it has passed to the next ticket.',
    'We are sorry that it did not work out this time. Other lotteries are open to you as before.',
  ],
  action: { label: 'See the lotteries', url: '/lottery' },
  footnote,
});
