import { Link } from '@tanstack/react-router';
import { dot, formatDateTime, formatMoney } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import { cardLink } from 'browser/ui/lists/card-link';
import type { LotterySummary } from 'contract/lottery';
import { LotteryBottle } from '../entering/LotteryBottle';
import { UntilNext } from '../entering/UntilNext';
import { oddsInWords } from '../lottery-words';
import { StandingBadge } from '../StandingBadge';
import css from './LotteryCard.module.css';

type Props = { lottery: LotterySummary; clockAhead: number };

/** One that opens later, or that is over. */
export const LotteryCard = ({ lottery, clockAhead }: Props) => (
  <Card as="li" space="small" className={css.card}>
    <LotteryBottle product={lottery.product} size="small" />
    <div className={css.words}>
      <h3 className={css.name}>
        <Link {...cardLink} to="/lottery/$id" params={{ id: String(lottery.id) }}>
          {lottery.name}
        </Link>
      </h3>
      <p className={css.facts}>
        {oddsInWords(lottery)}
        {dot}
        {formatMoney(lottery.price)}
      </p>
      {lottery.state === 'drawn' || lottery.state === 'settled' ? (
        <p className={css.facts}>Closed {formatDateTime(lottery.closes_at, lottery.timezone)}</p>
      ) : (
        <UntilNext lottery={lottery} clockAhead={clockAhead} />
      )}
      <StandingBadge ticket={lottery.ticket} />
    </div>
  </Card>
);
