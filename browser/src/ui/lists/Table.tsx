// Safari drops the roles of a table whose display is changed by CSS, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import css from './Table.module.css';

export type Column<Row> = {
  id: string;
  header: string;
  /** Shown instead of these words, such as a box that chooses all rows. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Tells one row from another: it stands first where a row is a block. */
  names?: boolean;
  sortable?: boolean;
  /** Left out, where columns are chosen, until somebody chooses it. */
  spare?: boolean;
};

export type Sort = { by: string; direction: 'ascending' | 'descending' };

type Props<Row> = {
  /** What the table shows, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** For work: smaller steps, and a head that stays in view. */
  dense?: boolean;
  busy?: boolean;
  /** How many grey rows stand for the first ones while they are coming. */
  expectedRows?: number;
  empty?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** What a press on the row does, where it does something; a control inside says and does the same. */
  onRow?: (row: Row) => (() => void) | undefined;
};

/** A press on a link or a button in the row is not a press on the row. */
const pressed = (press: (() => void) | undefined) =>
  press &&
  (({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button')) press();
  });

/** A table that is wider than its frame moves inside it. A frame that could always do so would not let the head stay in view. */
function useSidewaysWhenTooWide(frame: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const outer = frame.current!;
    const inner = outer.firstElementChild as HTMLElement;
    const look = new ResizeObserver(() => {
      outer.toggleAttribute('data-too-wide', inner.offsetWidth > outer.clientWidth);
    });
    look.observe(outer);
    look.observe(inner);
    return () => look.disconnect();
  }, [frame]);
}

export function Table<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    dense,
    busy = false,
    expectedRows = 5,
    empty,
    sort,
    onSort,
    onRow,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  useSidewaysWhenTooWide(frame);
  const waiting = busy && rows.length === 0;
  return (
    <div ref={frame} className={css.frame}>
      <table role="table" className={css.table} aria-busy={busy || undefined} data-dense={dense}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {waiting && <WaitingRows columns={columns} count={expectedRows} />}
          {rows.map((row) => (
            <tr
              role="row"
              key={rowKey(row)}
              data-pressable={onRow?.(row) !== undefined || undefined}
              onClick={pressed(onRow?.(row))}
            >
              {columns.map((column) => (
                <td
                  role="cell"
                  key={column.id}
                  data-label={column.header}
                  data-align={column.align}
                  data-names={column.names}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {!busy && rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type HeaderProps<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void };

function HeaderCell<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { id, header, head = header, align, sortable } = column;
  const direction = sort?.by === id ? sort.direction : undefined;
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction ?? 'none'];
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" data-align={align} aria-sort={direction}>
      {sortable ? (
        <button type="button" className={css.sort} onClick={() => onSort?.({ by: id, direction: next })}>
          {header}
          <Arrow aria-hidden="true" />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

const WaitingRows = <Row,>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) =>
  Array.from({ length: count }, (_, row) => (
    <tr role="row" key={row} aria-hidden="true">
      {columns.map(({ id, header, align }) => (
        <td role="cell" key={id} data-label={header} data-align={align}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
