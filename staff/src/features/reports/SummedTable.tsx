import type { UseQueryResult } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { type Column, Table } from 'browser/ui/lists/Table';

type Props<Answer, Row> = {
  /** "Sales tax", as its caption says. */
  caption: string;
  query: UseQueryResult<readonly Answer[]>;
  columns: readonly Column<Row>[];
  rowOf: (answer: Answer) => Row;
  /** All of them in one row, which ends the table, where the server does not say it. */
  together?: (answers: readonly Answer[]) => Row;
  rowKey: (row: Row) => string;
  empty: string;
};

/** A report of so few rows that they need no pages. */
export function SummedTable<Answer, Row>({ caption, query, rowOf, together, ...table }: Props<Answer, Row>) {
  const { data, error, isFetching, refetch } = query;
  const what = caption.toLowerCase();
  if (data)
    return (
      <Table
        dense
        caption={caption}
        rows={data.map(rowOf).concat(together && data.length > 0 ? together(data) : [])}
        {...table}
      />
    );
  if (!error) return <Skeleton lines={6} label={`Loading ${what}`} />;
  return (
    <Trouble title={`We could not load the ${what}`} again={refetch} busy={isFetching}>
      {inWords(error)}
    </Trouble>
  );
}
