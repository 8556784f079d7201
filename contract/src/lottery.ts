import * as v from 'valibot';
import { moment } from './platform/dates.js';
import { endpoint } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { pageOf, pageQuery } from './platform/page.js';

/** How the account shows a ticket: whatever is neither of these is not qualified. */
export const ticketStatus = { active: 1, delivered: 7, notQualified: 0 } as const;

export const lotteryTicket = v.object({
  id: uuid,
  ticket_no: v.string(),
  /** Of the lottery. */
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
