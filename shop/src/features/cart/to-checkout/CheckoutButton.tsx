import { Link } from '@tanstack/react-router';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { Cart } from 'contract/cart';
import { isBlocked } from '../line-words';

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
  notify('Fix what’s marked in your cart first.', 'warning');
}
