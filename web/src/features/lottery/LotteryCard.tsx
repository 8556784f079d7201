import { Link } from '@tanstack/react-router';
import type { LotterySummary } from 'contract/lottery';
import { formatDateTime, formatMoney } from '../../platform/format';
import { Card } from '../../ui/Card';
import { cardLink } from '../../ui/card-link';
import { LotteryBottle } from './LotteryBottle';
import css from './LotteryCard.module.css';
import { oddsInWords } from './lottery-words';
import { StandingBadge } from './StandingBadge';
import { UntilNext } from './UntilNext';

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
        {oddsInWords(lottery)} · {formatMoney(lottery.price)}
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
