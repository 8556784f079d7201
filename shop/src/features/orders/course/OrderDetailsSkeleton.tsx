import { Link } from '@tanstack/react-router';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import { Card } from 'browser/ui/lists/Card';
import { PageTitle } from 'browser/ui/page/PageTitle';
import css from './OrderDetailsScreen.module.css';

/**
 * Shaped like the order that comes; right after the purchase that begins with a picture. It has no heading:
 * the focus waits for the order's own.
 */
export const OrderDetailsSkeleton = ({ justPlaced }: { justPlaced: boolean }) => (
  <div className={css.page} aria-busy="true">
    <PageTitle>Order</PageTitle>
    <Breadcrumb>
      <Link to="/profile/orders">Orders</Link>
      <span aria-current="page">Order</span>
    </Breadcrumb>
    {!justPlaced && <Skeleton shape="block" height="4.75rem" />}
    <Skeleton shape="block" height={justPlaced ? '31rem' : '6.5rem'} label="Loading the order" />
    <Skeleton shape="block" height="2.75rem" />
    <div className={css.columns}>
      <Card>
        <Skeleton lines={8} />
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  </div>
);
