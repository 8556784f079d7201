import { Link, useSearch } from '@tanstack/react-router';
import { Brand } from 'browser/ui/page/Brand';
import { ChevronLeft, Lock } from 'lucide-react';
import css from './CheckoutHeader.module.css';

/** Nothing that leads elsewhere but the shop itself, and the way back. */
export function CheckoutHeader() {
  // An order that waits for its payment has its bottles: there is nothing left in the cart to go back to.
  const { order } = useSearch({ strict: false });
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Brand />
        <p className={css.secure}>
          <Lock aria-hidden="true" size={16} />
          Secure checkout
        </p>
        {order ? (
          <Link to="/order-details" search={{ order }} className={css.back}>
            <ChevronLeft aria-hidden="true" size={16} />
            Back to your order
          </Link>
        ) : (
          <Link to="/cart" className={css.back}>
            <ChevronLeft aria-hidden="true" size={16} />
            Back to cart
          </Link>
        )}
      </div>
    </header>
  );
}
