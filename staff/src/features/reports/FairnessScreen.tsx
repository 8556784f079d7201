import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatNumber, formatPercent, plural } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { Column } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import { type Fairness, isOdd } from 'contract/reports/fairness.staff';
import { wordsOfGroup } from 'contract/reports/fairness-words';
import { fairnessAddress, fairnessQuery } from './fairness.api';
import { ReportPage } from './ReportPage';
import { SummedTable } from './SummedTable';
import { useReport } from './use-report';

const route = getRouteApi('/main/reports/fairness');

const ofAMillion = (count: number) => formatPercent(count / 1_000_000);

function asFarInWords(row: Fairness) {
  if (row.as_far === null) return '–';
  return isOdd(row) ? <Badge tone="danger">{ofAMillion(row.as_far)}</Badge> : ofAMillion(row.as_far);
}

const columns: readonly Column<Fairness>[] = [
  {
    id: 'group',
    header: 'Group',
    names: true,
    cell: (row) => (row.group === 'everybody' ? <strong>{wordsOfGroup(row)}</strong> : wordsOfGroup(row)),
  },
  { id: 'draws', header: 'Draws', align: 'end', cell: ({ draws }) => formatNumber(draws) },
  { id: 'entries', header: 'Entries', align: 'end', cell: ({ entries }) => formatNumber(entries) },
  { id: 'drawn', header: 'Drawn', align: 'end', cell: ({ drawn }) => formatNumber(drawn) },
  {
    id: 'expected',
    header: 'On average',
    align: 'end',
    cell: ({ expected }) => formatNumber(Math.round(expected * 10) / 10),
  },
  { id: 'as_far', header: 'As far by chance', align: 'end', cell: asFarInWords },
];

const groups = { one: '# group', other: '# groups' };

function InShort({ rows }: { rows: readonly Fairness[] }) {
  const odd = rows.filter(isOdd).length;
  if (rows.length === 0) return null;
  if (odd === 0) return <p>Each group was drawn about as often as chance would have it.</p>;
  return (
    <Notice tone="danger">
      {plural(odd, groups)} {odd === 1 ? 'was' : 'were'} drawn so much more or less often than chance would
      have it that fewer than one in a thousand fair draws end so. The public record of each lottery lets
      anybody draw it again.
    </Notice>
  );
}

/** Whether what must not matter in a lottery has not mattered. */
export function FairnessScreen() {
  const { period, look } = useReport(route.useSearch(), route.useNavigate());
  const query = useQuery(fairnessQuery(period));
  return (
    <ReportPage
      title="Lottery fairness"
      lead="How often your lotteries have drawn each group of entrants, and how often chance would have."
      here="/reports/fairness"
      period={period}
      onLook={look}
      file={{ address: fairnessAddress(period), label: 'Save as CSV' }}
    >
      {query.data && <InShort rows={query.data} />}
      <SummedTable
        caption="Lottery fairness"
        query={query}
        columns={columns}
        rowOf={(row): Fairness => row}
        rowKey={({ group, membership }) => `${group} ${membership}`}
        empty="No lottery was drawn in this period."
      />
    </ReportPage>
  );
}
