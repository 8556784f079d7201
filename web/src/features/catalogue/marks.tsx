import type { ProductCard, StoreOffer } from 'contract/catalogue-cards';
import { Badge } from '../../ui/Badge';
import css from './marks.module.css';

/** Says nothing of what there is plenty of. */
export function StockMark({ offer: { stock, left } }: { offer: Pick<StoreOffer, 'stock' | 'left'> }) {
  if (stock === 'in_stock') return null;
  return (
    <span className={css.stock} data-stock={stock}>
      {stock === 'out' ? 'Out of stock' : `Only ${left} left`}
    </span>
  );
}

type Allocated = Pick<ProductCard, 'allocation' | 'limit_per_customer'>;

/** What not everybody can have as much of as they like. */
export function AllocationMark({ card: { allocation, limit_per_customer } }: { card: Allocated }) {
  if (allocation === 'lottery') return <Badge>Lottery only</Badge>;
  if (allocation === 'limit') return <Badge>Limit {limit_per_customer}</Badge>;
  return null;
}
