import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { CartSkeleton } from './CartSkeleton';
import { CheckoutSteps } from './CheckoutSteps';
import { EmptyCart, type OpenOrderNotice } from './EmptyCart';
import { GiftMessage } from './GiftMessage';
import { CartLines } from './lines/CartLines';
import { OrderColumns } from './OrderColumns';
import { PromoCodes } from './PromoCodes';
import { Redeem } from './Redeem';
import { useShownCart } from './shown-cart';
import { CartPromises } from './to-checkout/CartPromises';
import { CheckoutButton } from './to-checkout/CheckoutButton';
import { FreeDelivery } from './to-checkout/FreeDelivery';
import { FulfilmentTrouble } from './to-checkout/FulfilmentTrouble';

type Props = {
  /** The feature of orders imports the cart, so what the cart shows of orders is handed in from above. */
  openOrder: OpenOrderNotice;
};

/** The guard has seen to it that there is a store. */
export function CartScreen({ openOrder }: Props) {
  const store = useStoreData(({ selectedStore }) => selectedStore);
  return (
    store && (
      <Page title="Cart" lead={`At ${store.name}.`}>
        <CheckoutSteps current="/cart" />
        <Contents key={store.id} store={store} openOrder={openOrder} />
      </Page>
    )
  );
}

function Contents({ store, openOrder }: Props & { store: KeptStore }) {
  const storeId = store.id;
  const { cart, query } = useShownCart(storeId);
  const { isPending, isError, error, refetch, isFetching } = query;

  if (isPending || openOrder.pending) return <CartSkeleton />;
  if (!cart)
    return (
      <Trouble title="Your cart could not be loaded" again={refetch} busy={isFetching}>
        {isError && inWords(error)}
      </Trouble>
    );
  if (cart.id === null || cart.cart_detail.length === 0)
    return <EmptyCart says="Your cart is empty" openOrder={openOrder} />;
  return (
    <OrderColumns
      cart={cart}
      wayOn={<CheckoutButton cart={cart} />}
      below={
        <>
          <PromoCodes cart={cart} cartId={cart.id} />
          <Redeem cart={cart} cartId={cart.id} />
          <FreeDelivery cart={cart} />
        </>
      }
    >
      {openOrder.inCart}
      {cart.fulfilment_problems.length > 0 && <FulfilmentTrouble cart={cart} cartId={cart.id} />}
      <CartLines cart={{ id: cart.id, storeId }} lines={cart.cart_detail} almost={cart.almost_earned} />
      <CartPromises cart={cart} store={store} />
      <GiftMessage key={cart.gift_message} cart={{ id: cart.id, storeId }} message={cart.gift_message} />
    </OrderColumns>
  );
}
