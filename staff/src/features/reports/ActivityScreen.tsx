import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber } from 'browser/formats/format';
import type { Column } from 'browser/ui/lists/Table';
import { type Activity, activityOrders, usualActivityOrder } from 'contract/reports/activity.staff';
import { orderOf, sortOf } from '../../platform/row-order';
import { DataTable } from '../../ui/DataTable';
import { inWordsOfKind } from '../record/act-words';
import { activityAddress, activityQuery } from './activity.api';
import { ReportPage } from './ReportPage';
import { useReport } from './use-report';

const route = getRouteApi('/main/reports/activity');

const nameOf = ({ person }: Activity) => person?.name ?? 'A command';

/** How often each person did what; a press on a row reads each act in the record. */
export function ActivityScreen() {
  const { search, period, look } = useReport(route.useSearch(), route.useNavigate());
  const asked = { ...period, sort: search.sort ?? usualActivityOrder };
  const query = useQuery(activityQuery(asked, search.page ?? 1));
  return (
    <ReportPage
      title="Activity"
      lead="How often each person did what. Press a row to read each act in the record."
      here="/reports/activity"
      period={period}
      onLook={look}
      file={{ address: activityAddress(asked), label: 'Save as CSV' }}
    >
      <DataTable
        what="activity"
        query={query}
        columns={columns}
        rowKey={({ person, kind }) => `${person?.id} ${kind}`}
        rowName={(row) => `${nameOf(row)}: ${inWordsOfKind(row.kind)}`}
        link={({ person, kind }, look) => (
          <Link {...look} to="/record" search={{ ...(person && { person: person.id }), kind, ...period }} />
        )}
        sort={sortOf(asked.sort)}
        onSort={(sort) => look({ sort: orderOf(activityOrders, sort) })}
        pageLink={(page, look) => <Link {...look} to="/reports/activity" search={{ ...search, page }} />}
        empty="Nobody did anything in this period."
      />
    </ReportPage>
  );
}

const columns: readonly Column<Activity>[] = [
  { id: 'person', header: 'Who', names: true, sortable: true, cell: nameOf },
  { id: 'kind', header: 'What', cell: ({ kind }) => inWordsOfKind(kind) },
  {
    id: 'acts',
    header: 'How often',
    align: 'end',
    sortable: true,
    cell: ({ acts }) => formatNumber(acts),
  },
  {
    id: 'last_at',
    header: 'Last',
    align: 'end',
    sortable: true,
    cell: ({ last_at }) => <time dateTime={last_at}>{formatDateTime(last_at)}</time>,
  },
];
