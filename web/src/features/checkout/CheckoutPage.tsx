import { useQuery } from '@tanstack/react-query';
import type { Cart } from 'contract/cart';
import type { ReactNode } from 'react';
import { Page } from '../../app/Page';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { Trouble } from '../../ui/Trouble';
import { CartSkeleton } from '../cart/CartSkeleton';
import { cartQuery } from '../cart/cart.api';
import { EmptyCart } from '../cart/EmptyCart';
import { CheckoutSteps } from './CheckoutSteps';

type Step = {
  title: string;
  at: '/cart-address' | '/cart-payment';
  /** Said where nothing is in the cart. */
  empty: string;
  children: (cart: Cart, cartId: string, store: KeptStore) => ReactNode;
};

/** A step with a full cart; the guard has seen to it that there is a store. */
export function CheckoutPage({ title, at, ...step }: Step) {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title={title} lead={`At ${store.name}.`}>
        <CheckoutSteps current={at} />
        <Contents key={store.id} store={store} {...step} />
      </Page>
    )
  );
}

function Contents({ store, empty, children }: Pick<Step, 'empty' | 'children'> & { store: KeptStore }) {
  const { data: cart, error, refetch, isFetching } = useQuery(cartQuery(store.id));
  if (!cart)
    return error ? (
      <Trouble title="Your cart could not be loaded" again={refetch} busy={isFetching}>
        {error.message}
      </Trouble>
    ) : (
      <CartSkeleton />
    );
  if (cart.id === null || cart.cart_detail.length === 0) return <EmptyCart says={empty} />;
  return children(cart, cart.id, store);
}
