import type { Letter } from '../../../platform/mail/letter.js';
import { usd } from '../../../platform/money-words.js';

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Bought = {
  id: string;
  number: string;
  design_id: number;
  /** In cents. */
  amount: number;
  for_me: boolean;
  recipient_name: string;
  recipient_email: string;
  delivery_date: string;
};
/** By name only when the address is known to be the buyer's. */
export type Buyer = { email: string; first_name: string; isKnown: boolean };

/** What the buyer keeps: everything but the code, which is for the recipient's letter. */
export const giftReceiptLetter = (
  buyer: Buyer,
  gift: Bought,
  store: { name: string },
  publicUrl: string,
): Letter => ({
  to: buyer.email,
  subject: `Your gift ${gift.number}`,
  greeting: buyer.isKnown ? `Thank you, ${buyer.first_name},` : 'Thank you,',
  paragraphs: [
    `Your gift${gift.for_me ? '' : ` for ${gift.recipient_name}`} is paid. It goes to ${gift.recipient_email} on ${inWords.format(
      new Date(gift.delivery_date),
    )}.`,
    'Until it is sent you can cancel it and have your money back; afterwards we send it again if it gets lost.',
  ],
  facts: [
    { label: 'Number', value: gift.number },
    { label: 'Store', value: store.name },
    { label: 'Paid', value: usd(gift.amount) },
  ],
  action: {
    label: 'See the gift',
    url: `${publicUrl}/gift-card/purchase/${gift.design_id}?purchase=${gift.id}`,
  },
  footnote: 'You are receiving this because you bought a gift card at Cellar Door.',
});
