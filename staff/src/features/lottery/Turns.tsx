import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatDateTime, plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import type { Column } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import type { LotteryTurn, OneLottery } from 'contract/lottery/lotteries.staff';
import { DataTable } from '../../ui/DataTable';
import { Section } from '../../ui/Section';
import { turnsQuery, writeAgain } from './lotteries.api';
import { wordsOfStanding } from './words-of-lotteries';

const route = getRouteApi('/main/lotteries/$id');

type Props = { storeId: number; lottery: OneLottery };

/** Who may buy, and what became of it: a turn that is not used passes on by itself. */
export function Turns({ storeId, lottery }: Props) {
  const { page } = route.useSearch();
  const { id, bottles, bought, waiting, timezone } = lottery;
  const query = useQuery(turnsQuery(storeId, id, page));
  return (
    <Section
      title="Winners"
      lead={[
        `${bought} of ${plural(bottles, { one: '# bottle', other: '# bottles' })} bought.`,
        plural(waiting, {
          zero: 'Nobody has the turn now.',
          one: '# has the turn.',
          other: '# have the turn.',
        }),
      ].join(' ')}
    >
      <DataTable
        what="turns"
        query={query}
        columns={columnsOf(storeId, id, timezone)}
        rowKey={({ ticket_id }) => ticket_id}
        rowName={({ ticket_no }) => `ticket ${ticket_no}`}
        pageLink={(next, look) => (
          <Link
            {...look}
            to="/lotteries/$id"
            params={{ id: `${id}` }}
            search={{ store: storeId, page: next }}
          />
        )}
        empty="Nobody has entered, so nobody has won."
      />
    </Section>
  );
}

const columnsOf = (storeId: number, lotteryId: number, timezone: string): Column<LotteryTurn>[] => [
  { id: 'rank', header: 'Place', align: 'end', cell: ({ rank }) => rank },
  { id: 'ticket', header: 'Ticket', cell: ({ ticket_no }) => ticket_no },
  {
    id: 'customer',
    header: 'Customer',
    names: true,
    cell: ({ customer }) => (
      <Link to="/customers/$id" params={{ id: customer.id }}>
        {customer.name || 'Closed account'}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ standing }) => (
      <Badge tone={wordsOfStanding[standing].tone}>{wordsOfStanding[standing].name}</Badge>
    ),
  },
  {
    id: 'until',
    header: 'Until',
    cell: ({ standing, claim_until }) =>
      standing === 'won' || standing === 'claimed' ? formatDateTime(claim_until, timezone) : '–',
  },
  {
    id: 'order',
    header: 'Order',
    cell: ({ order_number }) =>
      order_number ? (
        <Link to="/orders/$number" params={{ number: order_number }}>
          {order_number}
        </Link>
      ) : (
        '–'
      ),
  },
  {
    id: 'letter',
    header: 'Letter',
    cell: ({ rank, standing, ticket_no }) =>
      standing === 'won' || standing === 'claimed' ? (
        <WriteAgain ask={() => writeAgain(storeId, lotteryId, rank)} ticket={ticket_no} />
      ) : (
        '–'
      ),
  },
];

type Writing = { ask: () => Promise<{ message: string }>; ticket: string };

function WriteAgain({ ask, ticket }: Writing) {
  const { run, busy } = useCall({ refused: noticeInWords });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`Send the letter about ticket ${ticket} again`}
      onClick={() => run(async () => notify((await ask()).message))}
    >
      Send again
    </Button>
  );
}
