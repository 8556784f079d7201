import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDate } from 'browser/formats/format';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { pageIn } from 'browser/ui/lists/paging';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Nothing } from 'browser/ui/page/Nothing';
import { Badge } from 'browser/ui/values/Badge';
import { type LotteryTicket, ticketStatus, ticketsPerPage } from 'contract/lottery';
import { useEffect } from 'react';
import art from '../../../art/vignette-tickets.avif';
import { AccountPage } from '../../profile/AccountPage';
import { ticketsQuery } from './lottery-tickets.api';
import css from './Ticket.module.css';
import { TicketPages } from './TicketPages';

const route = getRouteApi('/main/profile/lottery-management');

const statusBadge = ({ status }: LotteryTicket) => {
  if (status === ticketStatus.delivered) return <Badge tone="success-outline">Delivered</Badge>;
  if (status === ticketStatus.active) return <Badge tone="success">Active</Badge>;
  return <Badge tone="danger">Not Qualified</Badge>;
};

const wayToDraw = ({ lottery_id, name }: LotteryTicket) => (
  <Link to="/lottery/$id" params={{ id: `${lottery_id}` }}>
    {name}
  </Link>
);

const columns: readonly Column<LotteryTicket>[] = [
  {
    id: 'ticket',
    header: 'Ticket Number',
    cell: ({ ticket_no }) => <span className={css.whole}>{ticket_no}</span>,
  },
  { id: 'name', header: 'Lottery Name', cell: wayToDraw },
  { id: 'date', header: 'Purchase Date', cell: ({ created_at }) => formatDate(created_at, 'us') },
  { id: 'status', header: 'Status', cell: statusBadge },
];

export function LotteryManagementScreen() {
  const page = pageIn(route.useSearch().page);
  const navigate = route.useNavigate();
  const tickets = useQuery(ticketsQuery(page));
  const pages = tickets.data?.total_pages ?? 1;
  const goTo = (to: number, replace = false) =>
    void navigate({ search: { page: to === 1 ? undefined : `${to}` }, replace, resetScroll: false });

  useEffect(() => {
    if (tickets.isSuccess && !tickets.isPlaceholderData && page > pages) goTo(pages, true);
  });

  return (
    <AccountPage title="Lottery Management">
      {tickets.isError && !tickets.data && (
        <Trouble title="Failed to load lottery list" again={tickets.refetch} busy={tickets.isFetching} />
      )}
      {tickets.data?.total_rows === 0 && (
        <Nothing picture={art} says="No Lottery found" way={{ to: '/lottery', label: 'See the draws' }}>
          Your tickets are listed here from the day you enter a draw. Entering is free.
        </Nothing>
      )}
      {(tickets.isPending || (tickets.data?.total_rows ?? 0) > 0) && (
        <>
          <Table
            caption="Your lottery tickets"
            columns={columns}
            rows={tickets.data?.data ?? []}
            rowKey={({ id }) => id}
            busy={tickets.isPending || tickets.isPlaceholderData}
            expectedRows={ticketsPerPage}
          />
          {pages > 1 && <TicketPages page={Math.min(page, pages)} pages={pages} onPage={goTo} />}
        </>
      )}
    </AccountPage>
  );
}
