import { Link } from '@tanstack/react-router';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Card } from 'browser/ui/lists/Card';
import type { Cart } from 'contract/cart';
import type { KeptStore } from '../../../platform/store-data';
import { cartPromises } from '../../fulfilment/fulfilment.api';
import { Promises } from '../../fulfilment/Promises';
import css from './CartPromises.module.css';

type Props = { cart: Cart; store: KeptStore };

/** When all of it could be there, and for how much, before the checkout asks. */
export const CartPromises = ({ cart, store }: Props) => (
  <Card as="section" aria-labelledby="cart-promises" className={css.promises}>
    <h2 id="cart-promises" className={css.heading}>
      Delivery and pickup
    </h2>
    <Promises
      store={store}
      goods={cartPromises(cart)}
      meanwhile={<Skeleton shape="block" height="11rem" label="Loading when it arrives" />}
      otherPlace={
        cart.address_id && cart.fulfilment ? (
          <Link to="/cart-address" aria-label="Change the address">
            Change
          </Link>
        ) : undefined
      }
    />
  </Card>
);
