import { Skeleton } from 'browser/ui/feedback/Skeleton';
import css from './OrderColumns.module.css';

export const CartSkeleton = () => (
  <div className={css.columns}>
    <div className={css.main}>
      <Skeleton shape="block" height="9rem" label="Loading your cart" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </div>
    <Skeleton shape="block" height="22rem" />
  </div>
);
