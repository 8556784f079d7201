import { Link } from '@tanstack/react-router';
import type { OrderDetails } from 'contract/orders';
import { useEffect } from 'react';
import { useSession } from '../../platform/session';
import { buttonLook } from '../../ui/button-look';
import { focusPageHeading } from '../../ui/heading-focus';
import { PageHeading } from '../../ui/PageHeading';
import { NextSteps } from './NextSteps';
import css from './OrderPlaced.module.css';
import { PouredGlass } from './PouredGlass';

/** The moment after the purchase: a glass is poured, and it is said what comes next. */
export function OrderPlaced({ order }: { order: OrderDetails }) {
  const first = useSession(({ login }) => login?.customer.first_name);

  // Also where no navigation has led here: from the payment provider, or from paying on this page.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPageHeading();
  }, []);

  return (
    <section className={css.placed} aria-label="Your order is placed">
      <div className={css.picture}>
        <PouredGlass />
      </div>
      <div className={css.words}>
        <PageHeading
          lead={
            <>
              Your order <strong className={css.number}>{order.number}</strong> is placed. A letter with this
              receipt is on its way to you.
            </>
          }
        >
          Thank you{first && `, ${first}`}
        </PageHeading>
        <NextSteps order={order} />
        <p>
          <Link {...buttonLook({ variant: 'secondary' })} to="/products">
            Back to the shelves
          </Link>
        </p>
      </div>
    </section>
  );
}
