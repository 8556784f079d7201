import { formatDate, formatMoney, formatNumber } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { daysAfter } from 'contract/platform/calendar';
import type { Sales, SalesSums } from 'contract/reports/sales.staff';
import { Chart } from '../../ui/charts/Chart';
import { drawLine } from '../../ui/charts/drawings';
import { courseOf } from './course-of-sales';
import css from './Sales.module.css';
import { comparedInWords } from './words-of-sales';

type Figure = { name: string; of: (sums: SalesSums) => number; inWords: (value: number) => string };

const figures: readonly Figure[] = [
  { name: 'Net sales', of: ({ net }) => net, inWords: formatMoney },
  { name: 'Orders', of: ({ orders }) => orders, inWords: formatNumber },
  {
    name: 'Average order',
    of: ({ net, orders }) => (orders === 0 ? 0 : net / orders),
    inWords: formatMoney,
  },
  { name: 'Came back', of: ({ returned }) => returned, inWords: formatMoney },
];

/** How it went, beside the period as long before it. */
export function SalesCourse({ sales: { sums, before, days } }: { sales: Sales }) {
  const { points, of } = courseOf(days);
  const best = points.reduce((most, point) => (point.value > most.value ? point : most));
  const from = days[0]!.day;
  const then = `${formatDate(daysAfter(from, -days.length))} to ${formatDate(daysAfter(from, -1))}`;
  return (
    <>
      <Card as="section" space="small">
        <dl className={css.figures}>
          {figures.map(({ name, of: value, inWords }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={css.figure}>{inWords(value(sums))}</dd>
              <dd className={css.about}>{comparedInWords(value(sums), value(before))}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" space="small">
        <Chart
          title={`Net sales by ${of.toLowerCase()}`}
          sentence={
            best.value > 0
              ? `The best ${of.toLowerCase()} ${of === 'Day' ? 'was' : 'began on'} ${best.label} with ${formatMoney(best.value)}. Before: ${then}.`
              : `Nothing was sold. Before: ${then}.`
          }
          of={of}
          names={['This period', 'Before']}
          inWords={formatMoney}
          points={points}
          draw={drawLine}
        />
      </Card>
    </>
  );
}
