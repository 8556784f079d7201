import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateTime } from 'browser/formats/format';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { SheetImport } from 'contract/exchange/imports.staff';
import { mayDo, storeName, useMe } from '../../platform/me';
import { useChosenStore } from '../../platform/use-chosen-store';
import { Rows, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { StoreSwitch } from '../../ui/StoreSwitch';
import css from './ExchangeScreen.module.css';
import { ExportCustomers } from './ExportCustomers';
import { ExportLinks } from './ExportLinks';
import { importsQuery } from './exchange.api';
import { UploadTable } from './UploadTable';
import { namesOfSheets, rowsInWords, toneOfState, wordsOfState } from './words-of-imports';

const route = getRouteApi('/main/exchange');

/** Goods, prices, and bottles as tables: out to a spreadsheet, and back in. */
export function ExchangeScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const me = useMe();
  const { stores, store } = useChosenStore('reports.see', search.store);
  const imports = useQuery({ ...importsQuery, enabled: mayDo(me, 'prices.change') });
  return (
    <Page
      title="Import & export"
      lead="Goods, prices, stock, and sets as CSV files, for Excel and every other spreadsheet."
    >
      {stores.length > 1 && (
        <div className={css.choices}>
          <StoreSwitch
            stores={stores}
            chosen={store!.id}
            onChoose={(id) =>
              void navigate({ search: (before) => ({ ...before, store: id }), replace: true })
            }
          />
        </div>
      )}
      <div className={css.sections}>
        <Section title="Export" lead="As everything stands now. A file can be changed and imported again.">
          <ExportLinks store={store} />
          {mayDo(me, 'customers.export') && <ExportCustomers />}
        </Section>
        <Section title="Import" lead="Nothing changes before you have seen what the file would do.">
          <UploadTable
            store={store}
            chosen={search.table}
            onChoose={(table) => void navigate({ search: (before) => ({ ...before, table }), replace: true })}
            onUploaded={(id) => void navigate({ to: '/exchange/$id', params: { id } })}
          />
        </Section>
        <div className={css.latest}>
          <Section title="Your latest imports" lead="They are kept for a week.">
            <Rows what="your imports" query={imports} empty="You have not imported anything this week.">
              {(each) => <LatestImport latest={each} />}
            </Rows>
          </Section>
        </div>
      </div>
    </Page>
  );
}

function LatestImport({ latest }: { latest: SheetImport }) {
  const { id, sheet, store_id, file_name, state, begun_at, rows } = latest;
  const where = storeName(useMe(), store_id);
  return (
    <>
      <RowWords
        name={file_name}
        about={`${namesOfSheets[sheet]}, ${where}. ${rowsInWords(rows)}, ${formatDateTime(begun_at)}.`}
      />
      <Badge tone={toneOfState[state]}>{wordsOfState[state]}</Badge>
      <Link to="/exchange/$id" params={{ id }} aria-label={`Open ${file_name}`}>
        Open
      </Link>
    </>
  );
}
