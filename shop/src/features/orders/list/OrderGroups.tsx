import css from 'browser/ui/lists/groups.module.css';
import { orderGroupNames } from 'contract/orders';
import { groupWords } from '../order-words';
import { OrderListLink } from './OrderListLink';
import { addressAfter, type OrdersSearch } from './orders-search';

/** All orders, or those that have come equally far. */
export const OrderGroups = ({ search }: { search: OrdersSearch }) => (
  <nav aria-label="Which orders" className={css.groups}>
    {[undefined, ...orderGroupNames].map((status) => (
      <OrderListLink
        key={status ?? 'all'}
        className={css.group}
        aria-current={status === search.status ? 'true' : undefined}
        search={addressAfter(search, { status })}
      >
        {status ? groupWords[status] : 'All'}
      </OrderListLink>
    ))}
  </nav>
);
