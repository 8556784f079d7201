import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { TextField } from 'browser/ui/fields/TextField';
import { Pagination } from 'browser/ui/lists/Pagination';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import type { LotteryRecord } from 'contract/lottery-record';
import { type FormEvent, useEffect, useState } from 'react';
import { ticketsPerPiece } from './find-ticket';
import { ownTicketQuery, pieceQuery } from './lottery-record.api';
import { outcomeBadge } from './outcome-badge';
import { type PlaceInRecord, ticketsPerPage } from './record-address';
import css from './TicketList.module.css';

type Row = { place: number; ticket: string };
type Props = { record: LotteryRecord; place: PlaceInRecord; onPage: (page: number) => void };

export function TicketList({ record, place, onPage }: Props) {
  const { id } = record.lottery;
  const all = record.commitments.closed?.entries ?? 0;
  const pages = Math.max(1, Math.ceil(all / ticketsPerPage));
  const page = Math.min(place.page, pages);
  const first = (page - 1) * ticketsPerPage;
  const piece = useQuery({
    ...pieceQuery(id, place.list, Math.floor(first / ticketsPerPiece)),
    enabled: all > 0,
  });
  const own = useQuery(ownTicketQuery(id)).data;

  useEffect(() => {
    if (place.page > pages) onPage(pages);
  });

  const from = first % ticketsPerPiece;
  const rows = (piece.data ?? [])
    .slice(from, from + ticketsPerPage)
    .map((ticket, index): Row => ({ place: first + index + 1, ticket }));
  const isRanking = place.list === 'ranking';
  const columns: readonly Column<Row>[] = [
    { id: 'place', header: isRanking ? 'Place' : 'Entry', cell: (row) => formatNumber(row.place) },
    {
      id: 'ticket',
      header: 'Ticket',
      cell: ({ ticket }) => (
        <span className={css.ticket} data-sought={ticket === place.ticket || undefined}>
          {ticket === place.ticket ? <mark>{ticket}</mark> : ticket}
          {ticket === own && <Badge tone="brand">Your ticket</Badge>}
        </span>
      ),
    },
    ...(isRanking
      ? [{ id: 'outcome', header: 'Outcome', cell: (row: Row) => outcomeBadge(record, row.place) }]
      : []),
  ];

  if (piece.isError)
    return (
      <Trouble title="The list could not be loaded" again={piece.refetch} busy={piece.isFetching}>
        {inWords(piece.error)}
      </Trouble>
    );
  return (
    <div className={css.list}>
      <Table
        caption={
          isRanking ? 'All tickets in the order of the draw' : 'All tickets in the order of their numbers'
        }
        columns={columns}
        rows={rows}
        rowKey={({ ticket }) => ticket}
        busy={piece.isLoading}
        expectedRows={Math.min(ticketsPerPage, all - first)}
        empty="Nobody entered this lottery."
      />
      {pages > 1 && (
        <div className={css.ways}>
          <Pagination page={page} pages={pages} label="Pages of tickets" onPage={onPage} />
          {pages > 5 && <GoToPage key={page} pages={pages} onPage={onPage} />}
        </div>
      )}
    </div>
  );
}

/** Nobody steps through 20,000 pages one by one. */
function GoToPage({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(page) && page >= 1 && page <= pages) onPage(page);
    else setError(`A number from 1 to ${formatNumber(pages)}`);
  };
  return (
    <form className={css.goTo} noValidate onSubmit={submit}>
      <TextField label="Go to page" name="page" inputMode="numeric" autoComplete="off" error={error} />
      <Button type="submit" variant="secondary">
        Go
      </Button>
    </form>
  );
}
