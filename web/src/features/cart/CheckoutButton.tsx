import { Link } from '@tanstack/react-router';
import type { Cart } from 'contract/cart';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { isBlocked } from './line-words';

/** Leads on to the delivery, or says first what has to be settled. */
export function CheckoutButton({ cart }: { cart: Cart }) {
  if (cart.cart_detail.some(isBlocked))
    return (
      <Button size="large" wide onClick={showWhatIsWrong}>
        Checkout
      </Button>
    );
  return (
    <Link {...buttonLook({ size: 'large', wide: true })} to="/cart-address">
      Checkout
    </Link>
  );
}

function showWhatIsWrong() {
  const wrong = document.querySelector<HTMLElement>('[data-problem]');
  wrong?.scrollIntoView({ block: 'center' });
  wrong?.focus({ preventScroll: true });
  notify('Settle what is marked in your cart first.', 'warning');
}
