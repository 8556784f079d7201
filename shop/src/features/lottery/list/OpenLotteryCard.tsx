import { Link } from '@tanstack/react-router';
import { formatMoney, formatNumber } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Card } from 'browser/ui/lists/Card';
import type { LotterySummary } from 'contract/lottery';
import { originOf, titleOf } from '../../goods/product-words';
import { LotteryBottle } from '../entering/LotteryBottle';
import { LotteryFacts } from '../entering/LotteryFacts';
import { UntilNext } from '../entering/UntilNext';
import { oddsOf } from '../lottery-words';
import { StandingBadge } from '../StandingBadge';
import css from './OpenLotteryCard.module.css';

const factsOf = (lottery: LotterySummary) => {
  const odds = oddsOf(lottery);
  return [
    { label: 'Price', value: formatMoney(lottery.price) },
    { label: lottery.bottles === 1 ? 'Bottle' : 'Bottles', value: formatNumber(lottery.bottles) },
    { label: 'Entries', value: formatNumber(lottery.entries) + (lottery.entries_exact ? '' : '+') },
    ...(odds ? [{ label: 'Odds', value: odds }] : []),
  ];
};

type Props = { lottery: LotterySummary; clockAhead: number };

/** One that can be entered now: the bottle large. */
export const OpenLotteryCard = ({ lottery, clockAhead }: Props) => (
  <Card as="li" space="none" className={css.card}>
    <LotteryBottle product={lottery.product} size="large" first flush />
    <div className={css.words}>
      <div>
        {lottery.product && <p className={css.brand}>{lottery.product.brand}</p>}
        <h3 className={css.name}>{lottery.product ? titleOf(lottery.product) : lottery.name}</h3>
        {lottery.product && <p className={css.facts}>{originOf(lottery.product)}</p>}
      </div>
      <UntilNext lottery={lottery} clockAhead={clockAhead} />
      <LotteryFacts facts={factsOf(lottery)} />
      <div className={css.way}>
        <Link
          {...buttonLook({ variant: lottery.ticket ? 'secondary' : 'primary' })}
          to="/lottery/$id"
          params={{ id: String(lottery.id) }}
          aria-label={`${lottery.ticket ? 'See your ticket' : 'Enter the draw'}: ${lottery.name}`}
        >
          {lottery.ticket ? 'See your ticket' : 'Enter the draw'}
        </Link>
        <StandingBadge ticket={lottery.ticket} />
      </div>
    </div>
  </Card>
);
