import type { Cart } from 'contract/cart';
import { useStoreData } from '../../platform/store-data';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { isBlocked } from './line-words';

/** The store takes the order by phone, or says first what has to be settled. */
export function CallToOrder({ cart, wide }: { cart: Cart; wide?: boolean }) {
  const phone = useStoreData(({ selectedStore }) => selectedStore?.phone ?? '');
  if (cart.cart_detail.some(isBlocked))
    return (
      <Button wide={wide} onClick={showWhatIsWrong}>
        Call to order
      </Button>
    );
  return (
    <a {...buttonLook({ wide })} href={`tel:${phone.replaceAll(' ', '')}`}>
      Call to order
    </a>
  );
}

function showWhatIsWrong() {
  const wrong = document.querySelector<HTMLElement>('[data-problem]');
  wrong?.scrollIntoView({ block: 'center' });
  wrong?.focus({ preventScroll: true });
  notify('Settle what is marked in your cart first.', 'warning');
}
