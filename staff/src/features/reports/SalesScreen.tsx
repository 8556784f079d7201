import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { salesGroupings, usualSalesOrder } from 'contract/reports/sales.staff';
import { ReportPage } from './ReportPage';
import { SalesCourse } from './SalesCourse';
import { SalesRows } from './SalesRows';
import { salesQuery } from './sales.api';
import { useReport } from './use-report';
import { groupingNames } from './words-of-sales';

const route = getRouteApi('/main/reports/sales');

const choices = salesGroupings.map((value) => ({ value, name: groupingNames[value] }));

/** What was sold in a period; its address is the view. */
export function SalesScreen() {
  const { search, period, look } = useReport(route.useSearch(), route.useNavigate());
  const { by = 'day', sort } = search;
  const asked = { ...period, by, sort: sort ?? usualSalesOrder(by) };
  const { data, error, isFetching, refetch } = useQuery(salesQuery(period));
  return (
    <ReportPage
      title="Sales"
      lead="What your stores have sold, less what has come back."
      here="/reports/sales"
      period={period}
      onLook={look}
    >
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
    </ReportPage>
  );
}
