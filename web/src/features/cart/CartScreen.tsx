import { useQuery } from '@tanstack/react-query';
import { Page } from '../../app/Page';
import { useStoreData } from '../../platform/store-data';
import { Trouble } from '../../ui/Trouble';
import { CheckoutSteps } from '../checkout/CheckoutSteps';
import { CartLines } from './CartLines';
import { CartSkeleton } from './CartSkeleton';
import { CheckoutButton } from './CheckoutButton';
import { cartQuery } from './cart.api';
import { EmptyCart } from './EmptyCart';
import { FulfilmentTrouble } from './FulfilmentTrouble';
import { GiftMessage } from './GiftMessage';
import { OpenOrder } from './OpenOrder';
import { OrderColumns } from './OrderColumns';
import { Redeem } from './Redeem';
import { shownCart } from './shown-cart';
import { useOpenOrders } from './use-open-orders';
import { useWantedLines } from './wanted-lines';

/** The guard has seen to it that there is a store. */
export function CartScreen() {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title="Cart" lead={`At ${store.name}.`}>
        <CheckoutSteps current="/cart" />
        <Contents key={store.id} storeId={store.id} />
      </Page>
    )
  );
}

function Contents({ storeId }: { storeId: number }) {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(cartQuery(storeId));
  const orders = useOpenOrders();
  const wanted = useWantedLines((lines) => lines.wanted);

  if (isPending || orders.pending) return <CartSkeleton />;
  if (isError && !data)
    return (
      <Trouble title="Your cart could not be loaded" again={refetch} busy={isFetching}>
        {error.message}
      </Trouble>
    );
  const cart = shownCart(data, wanted);
  if (cart.id === null || cart.cart_detail.length === 0) return <EmptyCart says="Your cart is empty" />;
  return (
    <OrderColumns
      cart={cart}
      wayOn={<CheckoutButton cart={cart} />}
      below={<Redeem cart={cart} cartId={cart.id} />}
    >
      <OpenOrder orders={orders} />
      {cart.fulfilment_problems.length > 0 && <FulfilmentTrouble cart={cart} cartId={cart.id} />}
      <CartLines cart={{ id: cart.id, storeId }} lines={cart.cart_detail} />
      <GiftMessage key={cart.gift_message} cartId={cart.id} message={cart.gift_message} />
    </OrderColumns>
  );
}
