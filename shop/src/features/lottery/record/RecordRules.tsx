import { formatDateTime, formatMoney, formatNumber, plural } from 'browser/formats/format';
import type { LotteryRecord } from 'contract/lottery-record';
import css from './RecordPage.module.css';

export function RecordRules({ lottery }: { lottery: LotteryRecord['lottery'] }) {
  const { bottles, price, opens_at, closes_at, draws_at, claim_hours, timezone, rules } = lottery;
  const at = (moment: string) => formatDateTime(moment, timezone);
  const facts = [
    ['Bottles', formatNumber(bottles)],
    ['Price of each', formatMoney(price)],
    ['Entries open', at(opens_at)],
    ['Entries close', at(closes_at)],
    ['Drawn from', at(draws_at)],
    ['Time to buy', plural(claim_hours, { one: '# hour', other: '# hours' })],
  ] as const;
  return (
    <section className={css.section} aria-labelledby="record-rules">
      <h2 id="record-rules">The rules</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.text}>
        {rules.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
