import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { DetailsSkeleton } from '../product/DetailsSkeleton';

export const WineSetSkeleton = () => (
  <DetailsSkeleton
    title="Wine set"
    label="Loading the set"
    lines={{ name: 1, facts: 3 }}
    buyBoxHeight="20rem"
  >
    <Skeleton shape="block" height="30rem" />
  </DetailsSkeleton>
);
