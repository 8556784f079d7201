import { formatDate, formatMoney } from 'browser/formats/format';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import css from './GiftForm.module.css';

const sendingWords: Partial<Record<GiftPurchase['status'], string>> = {
  delivered: 'Went out',
  cancelled: 'Was to go out',
};

/** What was chosen, and what is paid for it. */
export const GiftFacts = ({ gift }: { gift: GiftPurchase }) => (
  <dl className={css.facts}>
    <dt>Number</dt>
    <dd>{gift.number}</dd>
    <dt>For</dt>
    <dd>
      {gift.recipient_name}, {gift.recipient_email}
    </dd>
    <dt>{sendingWords[gift.status] ?? 'Goes out'}</dt>
    <dd>{formatDate(gift.delivery_date)}</dd>
    <dt>Use it at</dt>
    <dd>{gift.store_name}</dd>
    <dt className={css.sum}>Total</dt>
    <dd className={css.sum}>{formatMoney(gift.amount)}</dd>
  </dl>
);
