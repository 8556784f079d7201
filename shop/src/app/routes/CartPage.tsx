import { CartScreen } from '../../features/cart/CartScreen';
import { useOpenOrderNotice } from '../../features/going-on/use-open-order-notice';

/** The cart knows nothing of orders; here the two meet. */
export const CartPage = () => <CartScreen openOrder={useOpenOrderNotice()} />;
