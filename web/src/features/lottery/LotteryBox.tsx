import type { ReactNode } from 'react';
import { formatMoney, plural } from '../../platform/format';
import { Entry } from './Entry';
import css from './LotteryBox.module.css';
import { LotteryFacts } from './LotteryFacts';
import type { Lottery } from './lotteries.api';
import { oddsInWords } from './lottery-words';
import { Outcome } from './Outcome';
import { OwnTicket } from './OwnTicket';
import { UntilNext } from './UntilNext';

const factsOf = ({ price, claim_hours }: Lottery) => [
  { label: 'Price', value: formatMoney(price) },
  { label: 'Time to buy', value: plural(claim_hours, { one: '# hour', other: '# hours' }) },
];

/** What there is to do now, below what it takes. */
export const LotteryBox = ({ lottery }: { lottery: Lottery }) => (
  <section className={css.box} aria-label="The draw">
    <UntilNext lottery={lottery} clockAhead={lottery.clockAhead} />
    <div className={css.chance}>
      <p className={css.odds}>{oddsInWords(lottery)}</p>
      <LotteryFacts facts={factsOf(lottery)} />
    </div>
    {actionFor(lottery)}
  </section>
);

function actionFor(lottery: Lottery): ReactNode {
  const { ticket } = lottery;
  if (!ticket) return <Entry lottery={lottery} />;
  if (ticket.standing === 'entered') return <OwnTicket lottery={lottery} ticket={ticket} />;
  return <Outcome lottery={lottery} ticket={ticket} />;
}
