import { formatDateTime, formatMoney, plural } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { ReactNode } from 'react';
import type { Lottery } from '../lotteries.api';
import { oddsInWords } from '../lottery-words';
import { Outcome } from '../winning/Outcome';
import { Entry } from './Entry';
import css from './LotteryBox.module.css';
import { LotteryFacts } from './LotteryFacts';
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
    {lottery.called_off && (
      <Notice>
        Called off on {formatDateTime(lottery.called_off.at, lottery.timezone)}: {lottery.called_off.because}
      </Notice>
    )}
    {actionFor(lottery)}
  </section>
);

function actionFor(lottery: Lottery): ReactNode {
  const { ticket, called_off } = lottery;
  if (!ticket && called_off) return null;
  if (!ticket) return <Entry lottery={lottery} />;
  if (ticket.standing === 'entered') return <OwnTicket lottery={lottery} ticket={ticket} />;
  return <Outcome lottery={lottery} ticket={ticket} />;
}
