import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatNumber } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Column } from 'browser/ui/lists/Table';
import { Tabs } from 'browser/ui/lists/Tabs';
import type { ImportRow, Outcome, SheetImport } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';
import { DataTable } from '../../ui/DataTable';
import { importRowsQuery, refusedAddress } from './exchange.api';
import css from './ImportScreen.module.css';
import { outcomesInTurn, wordsOfOutcome } from './words-of-imports';

const route = getRouteApi('/main/exchange/$id');

/** The rows of a file, by what they would do. */
export function ImportRows({ one }: { one: SheetImport }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = search.show ?? outcomesInTurn.find((outcome) => one.counts[outcome] > 0) ?? 'changed';
  return (
    <Tabs
      label="Rows of the file"
      selected={show}
      onSelect={(chosen) => void navigate({ search: { show: chosen }, replace: true })}
      tabs={outcomesInTurn.map((outcome) => ({
        id: outcome,
        label: `${wordsOfOutcome[outcome]}: ${formatNumber(one.counts[outcome])}`,
        panel: <RowsOf one={one} show={outcome} />,
      }))}
    />
  );
}

function RowsOf({ one, show }: { one: SheetImport; show: Outcome }) {
  const { page = 1 } = route.useSearch();
  const looked = `${one.state} ${one.counts[show]}`;
  const query = useQuery(importRowsQuery(one.id, show, page, looked));
  return (
    <DataTable
      what={`${wordsOfOutcome[show].toLowerCase()} rows`}
      query={query}
      columns={[...aboutIn(one), ...what[show]]}
      rowKey={({ number }) => `${number}`}
      rowName={({ number, name }) => `row ${number}, ${name}`}
      pageLink={(to, look) => (
        <Link {...look} to="/exchange/$id" params={{ id: one.id }} search={{ show, page: to }} />
      )}
      empty="There are none."
      head={
        show === 'refused' &&
        one.counts.refused > 0 && (
          <a {...buttonLook({ variant: 'secondary', size: 'small' })} href={refusedAddress(one.id)} download>
            Download these rows, to mend and import them
          </a>
        )
      }
    />
  );
}

const about: Partial<Record<SheetKind, string>> = { barcodes: 'Barcode', sets: 'Set' };

const aboutIn = ({ sheet }: SheetImport): Column<ImportRow>[] => [
  { id: 'row', header: 'Row', cell: ({ number }) => formatNumber(number) },
  {
    id: 'name',
    header: about[sheet] ?? 'Product',
    names: true,
    cell: ({ name }) => name,
  },
];

const reason: Column<ImportRow> = {
  id: 'reason',
  header: 'Why',
  cell: ({ column, reason: why }) => (column ? `${column}: ${why}` : why),
};

const changes: Column<ImportRow> = {
  id: 'changes',
  header: 'What changes',
  cell: (row) => (
    <dl className={css.changes}>
      {row.changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            {before !== '' && <del>{before}</del>} {after === '' ? 'nothing' : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const what: Record<Outcome, readonly Column<ImportRow>[]> = {
  refused: [reason],
  unchanged: [],
  changed: [changes],
  new: [changes],
};
