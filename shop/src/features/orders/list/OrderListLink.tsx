import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { OrdersAddress } from './orders-search';

type Props = Pick<LinkComponentProps<'a'>, 'className' | 'children'> & {
  'aria-label'?: string;
  'aria-current': 'page' | 'true' | undefined;
  'aria-disabled'?: true | undefined;
  search: OrdersAddress;
};

/** Another part of the same list: the list, not the router, says which one is current. */
export const OrderListLink = (look: Props) => (
  <Link
    {...look}
    to="/profile/orders"
    resetScroll={false}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
  />
);
