import type { Letter } from '../../../platform/mail/letter.js';
import { usd } from '../../../platform/money-words.js';
import type { Buyer } from './gift-receipt-letter.js';

type Gift = { id: string; number: string; design_id: number };
type Owed = {
  store: string;
  /** In cents. */
  amount: number;
};

/** Tells a customer who waits for money that it does not come the usual way, and that it is still theirs. */
export const refundRefusedLetter = (
  buyer: Buyer,
  gift: Gift,
  { store, amount }: Owed,
  publicUrl: string,
): Letter => ({
  to: buyer.email,
  subject: `The refund of your gift ${gift.number}`,
  greeting: buyer.isKnown ? `Dear ${buyer.first_name},` : 'Hello,',
  paragraphs: [
    `Your gift ${gift.number} is canceled, and ${usd(amount)} was to go back to the card that ` +
      'you paid with. The bank has refused to take it back there.',
    `The money is still yours. ${store} will contact you about another way to send it; you do not need to ` +
      'do anything.',
  ],
  facts: [
    { label: 'Number', value: gift.number },
    { label: 'Store', value: store },
    { label: 'Owed to you', value: usd(amount) },
  ],
  action: {
    label: 'See the gift',
    url: `${publicUrl}/gift-card/purchase/${gift.design_id}?purchase=${gift.id}`,
  },
  footnote: 'You are receiving this because you bought a gift card at Cellar Door.',
});
