import { ticketStatus } from 'contract/lottery';
import { toPage } from 'contract/platform/page';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { countTickets, selectTickets, type TicketRow } from './lottery.sql.js';

const { active, delivered, notQualified } = ticketStatus;

/** Active while it can still win, its claim is open, or its bottle is paid and not yet handed over. */
const statusOf: Record<TicketRow['standing'], number> = {
  entered: active,
  alternate: active,
  won: active,
  claimed: active,
  paid: active,
  handed_over: delivered,
  lapsed: notQualified,
  lost: notQualified,
};

export async function listTicketsOf(db: Db, customerId: Uuid, asked: { page: number; pageSize: number }) {
  const rows = await selectTickets(db, customerId, asked.page, asked.pageSize);
  const tickets = rows.map(({ entered_at, standing, ...ticket }) => ({
    ...ticket,
    created_at: entered_at.toISOString(),
    status: statusOf[standing],
  }));
  return toPage(tickets, await countTickets(db, customerId), asked);
}
