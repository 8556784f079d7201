import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import css from './OrderDetailsScreen.module.css';

export const OrderDetailsSkeleton = () => (
  <div aria-busy="true">
    <Skeleton shape="block" height="5rem" label="Loading the order" />
    <div className={css.columns}>
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </div>
  </div>
);
