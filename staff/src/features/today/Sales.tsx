import { formatMoney, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { Sums } from 'browser/ui/lists/Sums';
import type { Today } from 'contract/desk/today.staff';
import { Chart } from '../../ui/charts/Chart';
import { drawBars, drawLine } from '../../ui/charts/drawings';
import { SparkLine } from '../../ui/charts/SparkLine';
import css from './TodayScreen.module.css';
import { comparedInWords, dayInWords, hourInWords, weekdayOf } from './words-of-today';

type Props = { today: Today };

/** What has come in, hour by hour and day by day, and how it was paid. */
export const Sales = ({ today }: Props) => (
  <div className={css.sales}>
    <SoFar today={today} />
    <Card as="section" space="small">
      <ByHour today={today} />
    </Card>
    <Card as="section" space="small">
      <ByDay today={today} />
    </Card>
  </div>
);

const SoFar = ({ today }: Props) => {
  const { total, orders, days, paid } = today.sales;
  const tenders = [
    { name: 'Card or counter', sum: formatMoney(paid.payment) },
    { name: 'Gift cards', sum: formatMoney(paid.gift_card) },
    { name: 'Store credit', sum: formatMoney(paid.store_credit) },
    { name: 'Points', sum: formatMoney(paid.points) },
  ];
  return (
    <Card as="section" space="small" className={css.soFar}>
      <div className={css.figure}>
        <h2>Sales so far</h2>
        <p className={css.total}>{formatMoney(total)}</p>
        <p>{plural(orders, { zero: 'No order yet.', one: '1 order.', other: '# orders.' })}</p>
        <p className={css.about}>{comparedInWords(today)}</p>
        <SparkLine
          label="Sales of the last two weeks; the figures stand below."
          points={days.map(({ day, total: value }) => ({ label: day, value }))}
        />
      </div>
      <Sums aria-label="How it was paid" rows={tenders} total={{ name: 'Total', sum: formatMoney(total) }} />
    </Card>
  );
};

function ByHour({ today: { day, sales } }: Props) {
  const weekday = weekdayOf(day);
  const best = sales.hours.reduce((most, hour) => (hour.total > most.total ? hour : most));
  return (
    <Chart
      title="Sales by hour"
      sentence={
        best.total > 0
          ? `Most came in from ${hourInWords(best.hour)}: ${formatMoney(best.total)}. The whole ${weekday} a week ago was ${formatMoney(sales.week_ago)}.`
          : `Nothing has come in yet. The whole ${weekday} a week ago was ${formatMoney(sales.week_ago)}.`
      }
      of="Hour"
      names={['Today', `${weekday} a week ago`]}
      inWords={formatMoney}
      points={sales.hours.map(({ hour, total, week_ago }) => ({
        label: hourInWords(hour),
        value: total,
        before: week_ago,
      }))}
      draw={drawBars}
    />
  );
}

function ByDay({ today: { sales } }: Props) {
  const { days } = sales;
  const best = days.reduce((most, day) => (day.total > most.total ? day : most));
  return (
    <Chart
      title="The last two weeks"
      sentence={
        best.total > 0
          ? `The best day was ${dayInWords(best.day)} with ${formatMoney(best.total)}. Today is not over yet.`
          : 'Nothing was sold in the last two weeks.'
      }
      of="Day"
      names={['Sales']}
      inWords={formatMoney}
      points={days.map(({ day, total }) => ({ label: dayInWords(day), value: total }))}
      draw={drawLine}
    />
  );
}
