import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { FileColumn, SheetImport } from 'contract/exchange/imports.staff';
import { columnsOf } from 'contract/exchange/sheets';
import { useState } from 'react';
import { Section } from '../../ui/Section';
import { importColumnsQuery, mapColumns } from './exchange.api';
import css from './ImportColumns.module.css';

/** Says what the columns of a file are: before its rows are looked at where it has to be, and afterwards if it helps. */
export function ImportColumns({ one }: { one: SheetImport }) {
  const [open, setOpen] = useState(false);
  if (one.state === 'unmapped')
    return (
      <Section
        title="What are the columns?"
        lead="The names in the first row do not say enough. Choose what each column is; the others are left out."
      >
        <Columns one={one} />
      </Section>
    );
  return (
    <Disclosure title="Columns of the file" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <Columns one={one} />}
    </Disclosure>
  );
}

function Columns({ one }: { one: SheetImport }) {
  const { data, error, refetch, isFetching } = useQuery(importColumnsQuery(one.id));
  if (data) return <ColumnsForm one={one} columns={data} />;
  if (error)
    return (
      <Trouble title="We could not load the columns" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  return <Skeleton lines={4} label="Loading the columns" />;
}

const leftOut = '';

/** The name in the first row, or the place where there is none. */
const nameOf = ({ header }: FileColumn, at: number) => header || `Column ${at + 1}`;

/** A name that stands twice is that of the first column which has it. */
const asFound = (columns: readonly FileColumn[]) =>
  columns.map(({ column }, at) =>
    columns.findIndex((each) => each.column === column) === at ? (column ?? leftOut) : leftOut,
  );

function ColumnsForm({ one, columns }: { one: SheetImport; columns: readonly FileColumn[] }) {
  const [chosen, setChosen] = useState(() => asFound(columns));
  const { run, busy, refusal, forget } = useCall();
  const options = [
    { value: leftOut, name: 'Left out' },
    ...columnsOf[one.sheet].map((column) => ({ value: column as string, name: column })),
  ];
  const choose = (at: number, column: string) => {
    forget();
    setChosen(chosen.with(at, column));
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() =>
          mapColumns(
            one.id,
            chosen.map((column) => column || null),
          ),
        );
      }}
    >
      <ul className={css.columns}>
        {columns.map((column, at) => (
          // The order of a file's columns does not change, and names may stand twice.
          <li key={`${at} ${column.header}`} className={css.column}>
            <InlineSelect
              label={<span className={css.name}>{nameOf(column, at)}</span>}
              value={chosen[at]!}
              options={options}
              onChange={(value) => choose(at, value)}
            />
            <span className={css.samples}>
              {column.samples.length > 0 ? column.samples.join(' · ') : 'Empty in the first rows'}
            </span>
          </li>
        ))}
      </ul>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button type="submit" size="small" busy={busy} busyLabel="Sending">
        Check the rows
      </Button>
    </form>
  );
}
