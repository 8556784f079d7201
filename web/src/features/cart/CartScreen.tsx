import { useQuery } from '@tanstack/react-query';
import { Nothing } from '../../app/Nothing';
import { Page } from '../../app/Page';
import art from '../../art/empty-cart.svg';
import { useStoreData } from '../../platform/store-data';
import { Trouble } from '../../ui/Trouble';
import { CartLines } from './CartLines';
import css from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';
import { cartQuery } from './cart.api';
import { GiftMessage } from './GiftMessage';
import { OrderBar } from './OrderBar';
import { shownCart } from './shown-cart';
import { useWantedLines } from './wanted-lines';

/** The guard has seen to it that there is a store. */
export function CartScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title="Cart" lead={`At ${store.name}.`}>
        <Contents key={store.id} storeId={store.id} />
      </Page>
    )
  );
}

function Contents({ storeId }: { storeId: number }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(cartQuery(storeId));
  const wanted = useWantedLines((lines) => lines.wanted);

  if (isPending) return <CartSkeleton />;
  if (isError && !data)
    return (
      <Trouble title="Your cart could not be loaded" again={refetch} busy={isFetching}>
        {error.message}
      </Trouble>
    );
  const cart = shownCart(data, wanted);
  if (cart.id === null || cart.cart_detail.length === 0)
    return (
      <Nothing picture={art} says="Your cart is empty" way={{ to: '/products', label: 'See the shelves' }}>
        What you add at this store waits here, on every device that you log in with.
      </Nothing>
    );
  return (
    <div className={css.columns}>
      <div className={css.lines}>
        <CartLines cart={{ id: cart.id, storeId }} lines={cart.cart_detail} />
        <GiftMessage key={cart.gift_message} cartId={cart.id} message={cart.gift_message} />
      </div>
      <CartSummary cart={cart} cartId={cart.id} />
      <OrderBar cart={cart} />
    </div>
  );
}
