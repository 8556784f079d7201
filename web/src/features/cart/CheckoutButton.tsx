import { Link } from '@tanstack/react-router';
import type { Cart } from 'contract/cart';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { isBlocked } from './line-words';

/** On to the checkout, or to what has to be settled first. */
export const CheckoutButton = ({ cart, wide }: { cart: Cart; wide?: boolean }) =>
  cart.cart_detail.some(isBlocked) ? (
    <Button wide={wide} onClick={showWhatIsWrong}>
      Checkout
    </Button>
  ) : (
    <Link {...buttonLook({ wide })} to="/cart-address">
      Checkout
    </Link>
  );

function showWhatIsWrong() {
  const wrong = document.querySelector<HTMLElement>('[data-problem]');
  wrong?.scrollIntoView({ block: 'center' });
  wrong?.focus({ preventScroll: true });
  notify('Settle what is marked in your cart first.', 'warning');
}
