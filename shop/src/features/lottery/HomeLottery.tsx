import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { LotterySummary } from 'contract/lottery';
import type { KeptStore } from '../../platform/store-data';
import { LotteryBottle } from './entering/LotteryBottle';
import { UntilNext } from './entering/UntilNext';
import css from './HomeLottery.module.css';
import { lotteriesQuery } from './lotteries.api';
import { oddsInWords } from './lottery-words';

/**
 * The draw that closes next, or else opens next. If there is none, or the call fails, a link to all of them.
 */
export function HomeLottery({ store }: { store: KeptStore }) {
  const { data } = useQuery(
    lotteriesQuery(store.id, { state: undefined, product: undefined, page: 1, pageSize: 1 }),
  );
  const lottery = data?.data.find(({ state }) => state === 'open' || state === 'announced');
  return (
    <section className={css.draw} aria-labelledby="home-lottery">
      <div className={css.words}>
        <p className={css.store}>Lottery at {store.name}</p>
        {lottery ? (
          <Draw lottery={lottery} clockAhead={data?.clockAhead ?? 0} />
        ) : (
          <h2 id="home-lottery" className={css.name}>
            Rare bottles, fairly drawn
          </h2>
        )}
        <p className={css.ways}>
          {lottery && (
            <Link
              {...buttonLook()}
              to="/lottery/$id"
              params={{ id: String(lottery.id) }}
              aria-label={`See the draw: ${lottery.name}`}
            >
              {lottery.state === 'open' && !lottery.ticket ? 'Enter the draw' : 'See the draw'}
            </Link>
          )}
          <Link className={css.all} to="/lottery">
            All lotteries
          </Link>
        </p>
      </div>
      <LotteryBottle product={lottery?.product ?? null} size="medium" flush />
    </section>
  );
}

const Draw = ({ lottery, clockAhead }: { lottery: LotterySummary; clockAhead: number }) => (
  <>
    <h2 id="home-lottery" className={css.name}>
      {lottery.name}
    </h2>
    <p className={css.odds}>
      {oddsInWords(lottery)}. {formatMoney(lottery.price)} each.
    </p>
    <UntilNext lottery={lottery} clockAhead={clockAhead} />
  </>
);
