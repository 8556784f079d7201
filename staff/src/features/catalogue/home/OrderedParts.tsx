import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Badge } from 'browser/ui/values/Badge';
import type { HomePart, HomeRow } from 'contract/catalogue/home.staff';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { RowWords } from '../../../ui/Rows';
import { useDragging } from '../../../ui/use-dragging';
import type { At } from './at';
import { orderRow } from './home.api';
import css from './OrderedParts.module.css';
import { RetirePart } from './RetirePart';
import { useSpeaksForAll } from './speaks-for-all';

type Part = { id: number; version: number; retired: boolean; for_all: boolean };

type Props<Row extends Part> = {
  at: At;
  part: HomePart;
  row: HomeRow;
  /** As the store shows them: its own first. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  aboutOf: (row: Row) => string;
  /** Why customers do not see one of them, if they do not. */
  lackOf: (row: Row) => string | undefined;
  onEdit: (row: Row) => void;
};

/** The store's own, and those of all stores, each in their order. */
export function OrderedParts<Row extends Part>(props: Props<Row>) {
  const own = props.rows.filter(({ for_all }) => !for_all);
  const all = props.rows.filter(({ for_all }) => for_all);
  const speaksForAll = useSpeaksForAll();
  if (props.rows.length === 0) return <p>There are none yet.</p>;
  return (
    <>
      {own.length > 0 && <InOrder {...props} rows={own} label="Of this store" readOnly={false} />}
      {all.length > 0 && <InOrder {...props} rows={all} label="Of all stores" readOnly={!speaksForAll} />}
    </>
  );
}

function InOrder<Row extends Part>(props: Props<Row> & { label: string; readOnly: boolean }) {
  const { at, part, row, rows, nameOf, aboutOf, lackOf, onEdit, label, readOnly } = props;
  const { run, busy, refusal } = useCall();
  const move = (from: number, to: number) => {
    const moved = rows[from];
    if (!moved || from === to || !rows[to]) return;
    const ids = rows.map(({ id }) => id);
    void run(async () => {
      await orderRow(at.storeId, row, moved.for_all, ids.toSpliced(from, 1).toSpliced(to, 0, moved.id));
      announce(`${nameOf(moved)} is number ${to + 1} now`);
    });
  };
  const dragging = useDragging(!readOnly && !busy && rows.length > 1, move);
  return (
    <div className={css.group}>
      <p className={css.label}>{label}</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <ol className={css.rows} aria-label={label}>
        {rows.map((each, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same
          <li key={each.id} className={css.row} {...dragging(place)}>
            <RowWords name={nameOf(each)} about={aboutOf(each)} />
            {each.retired && <Badge tone="neutral">Retired</Badge>}
            {!each.retired && lackOf(each) && <Badge tone="warning">{lackOf(each)}</Badge>}
            {!readOnly && (
              <div className={css.acts}>
                <IconButton
                  label={`Move ${nameOf(each)} up`}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${nameOf(each)} down`}
                  aria-disabled={place === rows.length - 1 || undefined}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </IconButton>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Edit ${nameOf(each)}`}
                  onClick={() => onEdit(each)}
                >
                  Edit
                </Button>
                <RetirePart storeId={at.storeId} part={part} row={each} name={nameOf(each)} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
