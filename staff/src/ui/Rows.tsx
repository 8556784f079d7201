import type { UseQueryResult } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { ReactNode } from 'react';
import css from './Rows.module.css';

type Props<Row> = {
  /** "your passkeys" */
  what: string;
  query: UseQueryResult<readonly Row[]>;
  empty?: string;
  children: (row: Row) => ReactNode;
};

/** What the server lists, while it is coming, when it could not be had, and when there is nothing. */
export function Rows<Row extends { id: string }>({ what, query, empty, children }: Props<Row>) {
  const { data, isPending, isFetching, error, refetch } = query;
  if (isPending) return <Skeleton lines={2} label={`Loading ${what}`} />;
  if (!data)
    return (
      <Trouble title={`We could not load ${what}`} again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (data.length === 0) return <p className={css.empty}>{empty}</p>;
  return <RowList rows={data}>{children}</RowList>;
}

type ListProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode };

export const RowList = <Row extends { id: string }>({ rows, children }: ListProps<Row>) => (
  <ul className={css.rows}>
    {rows.map((row) => (
      <li key={row.id} className={css.row}>
        {children(row)}
      </li>
    ))}
  </ul>
);

/** A name and a line about it. */
export const RowWords = ({ name, about }: { name: string; about: string }) => (
  <div className={css.words}>
    <p className={css.name}>{name}</p>
    <p className={css.about}>{about}</p>
  </div>
);
