import { formatDate, formatMoney } from 'browser/formats/format';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { GiftPicture } from './GiftPicture';
import css from './GiftPreview.module.css';
import { usualGreeting } from './gift-form';

export type ShownGift = {
  design: GiftCardDesign;
  to: string;
  /** Whose gift it is; nobody's where the buyer keeps it. */
  giver: string | undefined;
  greeting: string;
  message: string;
  /** In cents; not known where the card alone is shown. */
  amount?: number | undefined;
  store?: string | undefined;
  deliveryDate?: string | undefined;
};

const shownWidth = '(width < 64rem) 92vw, 480px';

/** The card as the recipient opens it: its front, and what stands inside. */
export function GiftPreview(gift: ShownGift) {
  const { design, to, giver, greeting, message, amount, store, deliveryDate } = gift;
  const isBirthday = design.kind === 'birthday-card';
  return (
    <figure className={css.preview} aria-label="The card as it will look">
      <div className={css.front}>
        <GiftPicture design={design} sizes={shownWidth} first />
      </div>
      <div className={css.inside}>
        <p className={css.to}>Dear {to.trim() || 'friend'},</p>
        {isBirthday && <p className={css.greeting}>{greeting.trim() || usualGreeting}</p>}
        {message.trim() && <p className={css.message}>{message.trim()}</p>}
        {giver && (message.trim() || isBirthday) && <p className={css.giver}>– {giver}</p>}
        {amount !== undefined && (
          <div className={css.value}>
            <span className={css.amount}>{formatMoney(amount)}</span>
            <span className={css.code}>
              <span aria-hidden="true">•••• – •••• – •••• – ••••</span>
              <span className={css.soft}>The code comes in the email</span>
            </span>
          </div>
        )}
      </div>
      {(store || deliveryDate) && (
        <figcaption className={css.caption}>
          {deliveryDate && `By email on ${formatDate(deliveryDate, 'long')}. `}
          {store && `To spend at ${store}.`}
        </figcaption>
      )}
    </figure>
  );
}
