import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { DateRangePicker } from 'browser/ui/dates/DateRangePicker';
import { type Preset, presetsUntil } from 'browser/ui/dates/date-presets';
import { localDay } from 'browser/ui/dates/typed-day';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { daysAfter } from 'contract/platform/calendar';
import { salesGroupings, usualSalesOrder } from 'contract/reports/sales.staff';
import { useStoresWith } from '../../platform/me';
import { StoreOrAllSwitch } from '../../ui/StoreSwitch';
import { SalesCourse } from './SalesCourse';
import { SalesRows } from './SalesRows';
import css from './SalesScreen.module.css';
import { salesQuery } from './sales.api';
import type { SalesSearch } from './sales-search';
import { groupingNames } from './words-of-sales';

const route = getRouteApi('/main/reports/sales');

/** The day in the reader's own time zone. */
const today = () => localDay(new Date());
const usualDays = 30;

function presetsOf(now: string): Preset[] {
  const year = Number(now.slice(0, 4));
  return [
    ...presetsUntil(now),
    { name: 'This Year', range: { start: `${year}-01-01`, end: now } },
    { name: 'Last Year', range: { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` } },
  ];
}

const choices = salesGroupings.map((value) => ({ value, name: groupingNames[value] }));

/** What was sold in a period; its address is the view. */
export function SalesScreen() {
  const search = route.useSearch();
  const { store, from, until = today(), by = 'day', sort } = search;
  const navigate = route.useNavigate();
  const stores = useStoresWith('reports.see');
  const period = { store, from: from ?? daysAfter(until, 1 - usualDays), until };
  const asked = { ...period, by, sort: sort ?? usualSalesOrder(by) };
  const query = useQuery(salesQuery(period));
  const { data, error, isFetching, refetch } = query;
  const look = (next: SalesSearch) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }), replace: true });
  return (
    <Page
      title="Sales"
      lead="What your stores have sold, less what has come back."
      actions={
        <StoreOrAllSwitch stores={stores} chosen={store} onChoose={(chosen) => look({ store: chosen })} />
      }
    >
      <div className={css.filters}>
        <DateRangePicker
          label="Period"
          today={today()}
          max={today()}
          presets={presetsOf(today())}
          value={{ start: period.from, end: period.until }}
          onChange={(range) => look({ from: range?.start, until: range?.end })}
        />
      </div>
      {data && <SalesCourse sales={data} />}
      {!data && error && (
        <Trouble title="We could not load the sales" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={8} label="Loading sales" />}
      {(data || !error) && (
        <SalesRows
          asked={asked}
          search={search}
          choice={
            <InlineSelect
              label="Summed by"
              value={by}
              options={choices}
              onChange={(chosen) => look({ by: chosen, sort: undefined })}
            />
          }
          onSort={(order) => look({ sort: order })}
        />
      )}
    </Page>
  );
}
