import type { ProductCard } from 'contract/catalogue-cards';
import { Badge } from '../../ui/Badge';

type Props = Pick<ProductCard, 'allocation' | 'limit_per_customer'>;

/** What not everybody can have as much of as they like. */
export function AllocationMark({ allocation, limit_per_customer }: Props) {
  if (allocation === 'lottery') return <Badge>Lottery only</Badge>;
  if (allocation === 'limit') return <Badge>Limit {limit_per_customer}</Badge>;
  return null;
}
