import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Column, Columns } from 'browser/ui/page/Columns';

export const CartSkeleton = () => (
  <Columns>
    <Column>
      <Skeleton shape="block" height="9rem" label="Loading your cart" />
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </Column>
    <Skeleton shape="block" height="22rem" />
  </Columns>
);
