import { toPage } from 'contract/platform/page';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { standingOf, statusOf } from './standing.js';
import { countTickets, selectTickets } from './tickets.sql.js';

export async function listTicketsOf(db: Db, customerId: Uuid, asked: { page: number; pageSize: number }) {
  const rows = await selectTickets(db, customerId, asked.page, asked.pageSize);
  const tickets = rows.map(({ entered_at, standing, state, ...ticket }) => ({
    ...ticket,
    created_at: entered_at.toISOString(),
    status: statusOf(standingOf(standing, state)),
  }));
  return toPage(tickets, await countTickets(db, customerId), asked);
}
