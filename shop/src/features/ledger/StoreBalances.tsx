import { Link } from '@tanstack/react-router';
import { classNames } from 'browser/ui/class-names';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Card } from 'browser/ui/lists/Card';
import { cardLink } from 'browser/ui/lists/card-link';
import type { ReactNode } from 'react';
import { useStoreData } from '../../platform/store-data';
import { StorePicture } from '../stores/StorePicture';
import css from './StoreBalances.module.css';
import { statementInAddress } from './statement-search';

type Held = {
  store_id: number;
  store_name: string;
  image_id: string | null;
  /** What is held there, as it is shown. */
  amount: ReactNode;
  /** What it is worth there, and how it comes and goes. */
  notes?: readonly string[];
};

type Props = { to: '/profile/loyalty-points' | '/profile/store-credit'; held: readonly Held[] };

/** A card for each store, the chosen one first; each opens its statement. */
export function StoreBalances({ to, held }: Props) {
  const here = useStoreData(({ selectedStore }) => selectedStore?.id);
  const isHere = ({ store_id }: Held) => Number(store_id === here);
  const inOrder = [...held].sort((one, other) => isHere(other) - isHere(one));
  return (
    <ul className={css.grid}>
      {inOrder.map(({ store_id, store_name, image_id, amount, notes = [] }) => (
        <Card key={store_id} as="li" space="none" className={css.card}>
          <StorePicture store={{ name: store_name, image_id }} />
          <div className={css.words}>
            <h2 className={css.name}>{store_name}</h2>
            <p className={css.amount}>{amount}</p>
            {notes.map((note) => (
              <p key={note} className={css.note}>
                {note}
              </p>
            ))}
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
}

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
