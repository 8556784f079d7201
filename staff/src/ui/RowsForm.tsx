import type { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import { type ReactNode, useId, useRef, useState } from 'react';
import css from './RowsForm.module.css';

type Props<Row> = {
  heading: string;
  /** What the rows are good for. */
  lead: string;
  /** Stands where there is no row. */
  none?: string;
  rows: readonly Row[];
  /** The fields of a row, which is undefined where it is new. */
  fields: (row: Row | undefined, at: number, onRemove: () => void) => ReactNode;
  addLabel: string;
  saveLabel: string;
  form: ReturnType<typeof useForm>['form'];
  busy: boolean;
  /** What speaks against all of it, and not against a field. */
  trouble: string | undefined;
};

/** A form of as many rows as there are: each keeps what was typed into it while others come and go. */
export function RowsForm<Row>({ rows: first, fields, form, busy, trouble, ...props }: Props<Row>) {
  const heading = useId();
  const next = useRef(first.length);
  const [rows, setRows] = useState<{ key: number; row: Row | undefined }[]>(
    first.map((row, key) => ({ key, row })),
  );
  return (
    <Card as="section" aria-labelledby={heading}>
      <form {...form} className={css.form} aria-labelledby={heading}>
        <h2 id={heading}>{props.heading}</h2>
        <p className={css.lead}>{props.lead}</p>
        {rows.length === 0 && props.none && <p>{props.none}</p>}
        <ol className={css.rows}>
          {rows.map(({ key, row }, at) => (
            <li key={key}>{fields(row, at, () => setRows(rows.filter((other) => other.key !== key)))}</li>
          ))}
        </ol>
        <Button
          variant="secondary"
          onClick={() => setRows([...rows, { key: next.current++, row: undefined }])}
        >
          {props.addLabel}
        </Button>
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          {props.saveLabel}
        </Button>
      </form>
    </Card>
  );
}
