import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Card } from 'browser/ui/lists/Card';
import css from './OrderCard.module.css';
import list from './OrdersScreen.module.css';

/** Shaped like the cards that come. */
export const OrdersSkeleton = () => (
  <div className={list.orders} aria-busy="true">
    {[0, 1, 2].map((row) => (
      <Card key={row} space="none" className={css.card}>
        <Skeleton lines={2} label={row === 0 ? 'Loading your orders' : undefined} />
        <Skeleton shape="block" height="3.667rem" />
      </Card>
    ))}
  </div>
);
