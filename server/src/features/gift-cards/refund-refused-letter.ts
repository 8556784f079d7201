import { dollars } from 'contract/platform/money';
import type { Letter } from '../../platform/mail/letter.js';
import type { Buyer } from './gift-receipt-letter.js';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type Gift = { id: string; number: string; design_id: number };
type Owed = {
  store: string;
  /** In cents. */
  amount: number;
};

/** Whoever waits for money is told that it does not come the usual way, and that it is theirs all the same. */
export const refundRefusedLetter = (
  buyer: Buyer,
  gift: Gift,
  { store, amount }: Owed,
  publicUrl: string,
): Letter => ({
  to: buyer.email,
  subject: `The refund of your gift ${gift.number}`,
  greeting: buyer.isKnown ? `Dear ${buyer.first_name},` : 'Good day,',
  paragraphs: [
    `Your gift ${gift.number} is cancelled, and ${usd.format(dollars(amount))} was to go back to the card that ` +
      'you paid with. The bank has refused to take it back there.',
    `The money is yours all the same. ${store} looks after it and gets in touch with you about another way; ` +
      'you need not do anything.',
  ],
  facts: [
    { label: 'Number', value: gift.number },
    { label: 'Store', value: store },
    { label: 'Owed to you', value: usd.format(dollars(amount)) },
  ],
  action: {
    label: 'See the gift',
    url: `${publicUrl}/gift-card/purchase/${gift.design_id}?purchase=${gift.id}`,
  },
  footnote: 'You receive this because you bought a gift card at Cellar Door.',
});
