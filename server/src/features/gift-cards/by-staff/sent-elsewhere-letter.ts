import type { Letter } from '../../../platform/mail/letter.js';

type Buyer = { email: string; first_name: string };
type Recipient = { recipient_name: string; recipient_email: string };

export const sentElsewhereLetter = (
  { email, first_name }: Buyer,
  { recipient_name, recipient_email }: Recipient,
): Letter => ({
  to: email,
  subject: `Your gift for ${recipient_name} has a new address`,
  greeting: `Hello ${first_name},`,
  paragraphs: [
    `The store has corrected where your gift card for ${recipient_name} goes: it is ${recipient_email} now.`,
    'If you did not ask for this, please write to us right away. The earlier code no longer works.',
  ],
  action: { label: 'See your gift cards', url: '/profile/gift-cards' },
  footnote: 'You are receiving this because you bought the card.',
});
