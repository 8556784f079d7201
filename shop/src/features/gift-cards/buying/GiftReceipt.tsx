import { Link } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import { Card } from 'browser/ui/lists/Card';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { GiftActions } from './GiftActions';
import { GiftFacts } from './GiftFacts';
import css from './GiftForm.module.css';

/** What was bought, where it is now, and what can still be done about it. */
export const GiftReceipt = ({ gift }: { gift: GiftPurchase }) => (
  <>
    {gift.refund?.status === 'owed' && (
      <Notice tone="danger">
        The bank refused to take {formatMoney(gift.refund.amount)} back to the card that you paid with. The
        money is still yours: {gift.store_name} will contact you about another way to send it.
      </Notice>
    )}
    <Card as="section" className={css.part} aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" className={css.heading}>
        Receipt
      </h2>
      <GiftFacts gift={gift} />
      <div className={css.ways}>
        {gift.status !== 'cancelled' && (
          <Link {...buttonLook()} to="/profile/gift-cards">
            See it in your gift cards
          </Link>
        )}
        <Link {...buttonLook({ variant: 'secondary' })} to="/gift-card">
          Another gift
        </Link>
      </div>
    </Card>
    {(gift.can_cancel || gift.can_resend) && <GiftActions gift={gift} />}
  </>
);
