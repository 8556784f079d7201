import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { cardLink } from '../../ui/card-link';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';
import { StorePicture } from '../stores/StorePicture';
import css from './StoreBalances.module.css';
import { statementInAddress } from './statement-search';

type Held = {
  store_id: number;
  store_name: string;
  image_id: string | null;
  /** What is held there, as it is shown. */
  amount: ReactNode;
};

type Props = { to: '/profile/loyalty-points' | '/profile/store-credit'; held: readonly Held[] };

/** A card for each store; each opens its statement. */
export const StoreBalances = ({ to, held }: Props) => (
  <ul className={css.grid}>
    {held.map(({ store_id, store_name, image_id, amount }) => (
      <Card key={store_id} as="li" space="none" className={css.card}>
        <StorePicture store={{ name: store_name, image_id }} />
        <div className={css.words}>
          <h2 className={css.name}>{store_name}</h2>
          <p className={css.amount}>{amount}</p>
          <Link
            {...cardLink}
            className={classNames(cardLink.className, css.link)}
            to={to}
            search={statementInAddress(String(store_id))}
            resetScroll={false}
            aria-label={`Statement of ${store_name}`}
          >
            Statement
          </Link>
        </div>
      </Card>
    ))}
  </ul>
);

export const StoreBalancesSkeleton = ({ label }: { label: string }) => (
  <div className={css.grid} aria-busy="true">
    {[0, 1, 2].map((card) => (
      <Card key={card} space="none" className={css.card}>
        <Skeleton shape="block" ratio="16 / 9" label={card === 0 ? label : undefined} />
        <div className={css.words}>
          <p className={css.name}>
            <Skeleton />
          </p>
          <p className={css.amount}>
            <Skeleton />
          </p>
          <p className={css.link}>
            <Skeleton />
          </p>
        </div>
      </Card>
    ))}
  </div>
);
