import { MoveToCart } from '../../features/cart/MoveToCart';
import { WishlistScreen } from '../../features/wishlist/WishlistScreen';

/** The wishlist knows nothing of the cart; here the two meet. */
export const WishlistPage = () => <WishlistScreen wayToCart={(wish) => <MoveToCart wish={wish} />} />;
