import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { DetailsSkeleton } from './DetailsSkeleton';

export const ProductSkeleton = () => (
  <DetailsSkeleton title="Shop" label="Loading the bottle" lines={{ name: 2, facts: 2 }} buyBoxHeight="22rem">
    <Skeleton lines={6} />
  </DetailsSkeleton>
);
