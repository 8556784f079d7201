import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { Cart } from 'contract/cart';
import type { ReactNode } from 'react';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { CartSkeleton } from '../cart/CartSkeleton';
import { CheckoutSteps } from '../cart/CheckoutSteps';
import { EmptyCart } from '../cart/EmptyCart';
import { useShownCart } from '../cart/shown-cart';
import { useOpenOrderNotice } from '../going-on/use-open-order-notice';

type CheckoutStep = {
  title: string;
  at: '/cart-address' | '/cart-payment';
  /** Said where nothing is in the cart. */
  empty: string;
  /** `told` is another object than `cart` while a change of it is still being asked. */
  children: (cart: Cart, cartId: string, store: KeptStore, told: Cart) => ReactNode;
};

/** A step with a full cart; the guard has seen to it that there is a store. */
export function CheckoutPage({ title, at, ...step }: CheckoutStep) {
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

function Contents({
  store,
  empty,
  children,
}: Pick<CheckoutStep, 'empty' | 'children'> & { store: KeptStore }) {
  const { cart, told, query } = useShownCart(store.id);
  const { error, refetch, isFetching } = query;
  if (!cart || !told)
    return error ? (
      <Trouble title="Your cart could not be loaded" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    ) : (
      <CartSkeleton />
    );
  if (cart.id === null || cart.cart_detail.length === 0) return <NothingToOrder says={empty} />;
  return children(cart, cart.id, store, told);
}

const NothingToOrder = ({ says }: { says: string }) => (
  <EmptyCart says={says} openOrder={useOpenOrderNotice()} />
);
