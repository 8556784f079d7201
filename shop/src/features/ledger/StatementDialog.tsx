import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatDate } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Pagination } from 'browser/ui/lists/Pagination';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { type ReactNode, useEffect } from 'react';
import css from './StatementDialog.module.css';

type Entry = { date: string; reason: string; about: string; amount: number; balance: number };
type Statement = {
  store_name: string;
  balance: number;
  data: Entry[];
  total_rows: number;
  total_pages: number;
};

/** How one page of a statement is asked for. */
export type StatementQuery = { queryKey: readonly unknown[]; queryFn: () => Promise<Statement> };

type Props = {
  /** "Points", "Store credit", "Gift card 7K3D-…". */
  title: string;
  query: StatementQuery;
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
  /** How an amount of it is written. */
  write: (amount: number) => string;
  /** What else there is to this balance, below the entries. */
  children?: ReactNode;
};

const signed = (amount: number, write: (amount: number) => string) =>
  amount < 0 ? `−${write(-amount)}` : `+${write(amount)}`;

const columnsOf = (write: (amount: number) => string): Column<Entry>[] => [
  { id: 'date', header: 'Date', cell: ({ date }) => formatDate(date) },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => (
      <span className={css.amount} data-taken={amount < 0 || undefined}>
        {signed(amount, write)}
      </span>
    ),
  },
  { id: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => write(balance) },
];

/** Every entry of one balance, the newest first. */
export function StatementDialog(props: Props) {
  const { title, query, page, onPage, onClose, write, children } = props;
  const statement = useQuery({ ...query, placeholderData: keepPreviousData, staleTime: 0 });
  const { data } = statement;
  const pages = data?.total_pages ?? 1;
  const isBeyond = data !== undefined && !statement.isPlaceholderData && page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages);
  });

  return (
    <Dialog open size="large" onClose={onClose} title={title} description={describe(data, write)}>
      {statement.isError && !data ? (
        <Trouble
          title="This statement could not be loaded"
          again={statement.refetch}
          busy={statement.isFetching}
        >
          {inWords(statement.error)}
        </Trouble>
      ) : (
        <div className={css.statement} tabIndex={-1} data-autofocus>
          {statement.isPending && <Skeleton label="Loading the statement" />}
          <div className={css.table} data-busy={statement.isPlaceholderData || undefined}>
            <Table
              caption={title}
              columns={columnsOf(write)}
              rows={data?.data ?? []}
              rowKey={({ about, reason, balance }) => `${about} ${reason} ${balance}`}
              busy={statement.isPending || statement.isPlaceholderData}
              expectedRows={6}
            />
          </div>
          <Pagination
            label="Pages of the statement"
            page={Math.min(page, pages)}
            pages={pages}
            onPage={onPage}
          />
          {children}
        </div>
      )}
    </Dialog>
  );
}

const describe = (statement: Statement | undefined, write: (amount: number) => string) =>
  statement ? `${statement.store_name}: ${write(statement.balance)} now` : 'One moment';
