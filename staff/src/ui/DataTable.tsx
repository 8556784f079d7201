import type { UseQueryResult } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { announce } from 'browser/ui/feedback/announcer';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { cardLink } from 'browser/ui/lists/card-link';
import { Pagination } from 'browser/ui/lists/Pagination';
import { type Column, type Sort, Table } from 'browser/ui/lists/Table';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ColumnChoice } from './ColumnChoice';
import css from './DataTable.module.css';
import { useHiddenColumns } from './hidden-columns';
import { SelectionBar } from './SelectionBar';
import { useRowKeys } from './use-row-keys';
import { type Selection, useSelecting } from './use-selecting';

type Listed<Row> = { data: Row[]; page: number; total_pages: number; total_rows?: number };

type Props<Row> = {
  /** "orders", as they are spoken of: "Loading orders". */
  what: string;
  query: UseQueryResult<Listed<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** "order CA1-104001": said where a row is chosen. */
  rowName: (row: Row) => string;
  /** A press on a row follows this link: `(row, look) => <Link {...look} to="/orders/$number" />`. */
  link?: (row: Row, look: typeof cardLink & { children: ReactNode }) => ReactNode;
  /** Each page has an address. */
  pageLink: NonNullable<ComponentProps<typeof Pagination>['link']>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** What is said when nothing matches. */
  empty: ReactNode;
  selection?: Selection;
  /** What stands over the list, such as saved views of it. */
  head?: ReactNode;
  /** Whether somebody may leave columns out; this device keeps which. */
  choosesColumns?: boolean;
};

/** A list that the server sorts and cuts into pages. Keys: j and k move, x chooses, Enter opens. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    what,
    query,
    columns,
    rowKey,
    rowName,
    link,
    pageLink,
    sort,
    onSort,
    empty,
    selection,
    head,
    choosesColumns,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame);
  const { data, isFetching, isPlaceholderData, isPending, error, refetch } = query;
  const rows = data?.data ?? [];
  useEffect(() => {
    if (isPending) announce(`Loading ${what}`);
  }, [isPending, what]);
  const { isHidden } = useHiddenColumns(what);
  const shown = choosesColumns ? columns.filter((column) => !isHidden(column)) : columns;
  const selecting = useSelecting<Row>({ what, rows, rowKey, rowName, selection });

  if (error && !data)
    return (
      <Trouble title={`We could not load ${what}`} again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  return (
    <div ref={frame} className={css.frame} data-selects={selection !== undefined || undefined}>
      {(head || choosesColumns) && (
        <div className={css.head}>
          {head}
          {choosesColumns && <ColumnChoice what={what} columns={columns} />}
        </div>
      )}
      <Table
        dense
        caption={what.charAt(0).toUpperCase() + what.slice(1)}
        columns={[...selecting, ...(link ? withLinks(shown, link) : shown)]}
        busy={isPending || isPlaceholderData}
        {...{ rows, rowKey, sort, onSort, empty }}
      />
      {data && (
        <Pagination label={`Pages of ${what}`} page={data.page} pages={data.total_pages} link={pageLink} />
      )}
      {selection && (
        <SelectionBar
          {...selection}
          what={what}
          isWholePage={rows.length > 0 && rows.every((row) => selection.chosen.has(rowKey(row)))}
          matching={data?.total_rows ?? rows.length}
        />
      )}
    </div>
  );
}

/** What names a row is its link, and the whole row is where it can be pressed. */
const withLinks = <Row,>(columns: readonly Column<Row>[], link: NonNullable<Props<Row>['link']>) =>
  columns.map((column) =>
    column.names
      ? { ...column, cell: (row: Row) => link(row, { ...cardLink, children: column.cell(row) }) }
      : column,
  );
