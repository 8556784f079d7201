import { Badge } from 'browser/ui/values/Badge';
import type { ProductCard, StoreOffer } from 'contract/catalogue/cards';
import css from './marks.module.css';

/** Shows nothing while there is plenty. */
export function StockMark({ offer: { stock, left } }: { offer: Pick<StoreOffer, 'stock' | 'left'> }) {
  if (stock === 'in_stock') return null;
  return (
    <span className={css.stock} data-stock={stock}>
      {stock === 'out' ? 'Out of stock' : `Only ${left} left`}
    </span>
  );
}

type Allocated = Pick<ProductCard, 'allocation' | 'limit_per_customer'>;

/** Marks for products with a limit or a lottery. */
export function AllocationMark({ card: { allocation, limit_per_customer } }: { card: Allocated }) {
  if (allocation === 'lottery') return <Badge>Lottery only</Badge>;
  if (allocation === 'limit') return <Badge>Limit {limit_per_customer}</Badge>;
  return null;
}
