import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { PageHeading } from 'browser/ui/page/PageHeading';
import type { OrderDetails } from 'contract/orders';
import { useEffect } from 'react';
import { useSession } from '../../../platform/session';
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
              Your order <strong className={css.number}>{order.number}</strong> is placed. We’ve emailed you
              this receipt.
            </>
          }
        >
          Thank you{first && `, ${first}`}
        </PageHeading>
        <NextSteps order={order} />
        <p>
          <Link {...buttonLook({ variant: 'secondary' })} to="/products">
            Keep shopping
          </Link>
        </p>
      </div>
    </section>
  );
}
