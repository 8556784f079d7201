import { Card } from 'browser/ui/lists/Card';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { GiftButtons } from './GiftButtons';
import css from './GiftForm.module.css';

/** Sends the letter again, or takes the gift back while it has not been sent. */
export const GiftActions = ({ gift }: { gift: GiftPurchase }) => (
  <Card as="section" className={css.part} aria-labelledby="gift-actions-heading">
    <h2 id="gift-actions-heading" className={css.heading}>
      {gift.can_resend ? 'Didn’t arrive?' : 'Changed your mind?'}
    </h2>
    <p>
      {gift.can_resend
        ? `We can send it to ${gift.recipient_email} again. It’s the same card with the same code.`
        : 'Until the card is sent, you can cancel it and get your money back.'}
    </p>
    <GiftButtons gift={gift} />
  </Card>
);
