import type { SecretLetter } from '../../../platform/mail/letter.js';
import { usd } from '../../../platform/money-words.js';
import { dayBefore } from '../validity.js';

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type Given = {
  code: string;
  /** In cents. */
  amount: number;
  greeting: string;
  message: string;
  recipient_name: string;
  recipient_email: string;
  /** The first day on which it is no longer good. */
  expires_on: string | null;
};
type Design = { kind: 'gift-card' | 'birthday-card'; image_id: string; description: string };
type From = { store: string; design: Design | undefined; giver: string; isForSelf: boolean };

/**
 * The giver's words, even a name, are left out: a subject is read before anybody knows that the letter is a
 * gift.
 */
function subjectOf({ design, isForSelf }: From) {
  if (isForSelf) return 'Your gift card is here';
  return design?.kind === 'birthday-card' ? 'Happy birthday: a gift card for you' : 'A gift card for you';
}

/** What the giver says, with the name below it. */
const signed = ({ greeting, message }: Given, { giver, isForSelf }: From) =>
  isForSelf || !(greeting || message) ? message : [message, `– ${giver}`].filter(Boolean).join('\n');

/** The gift itself: what it looks like, what the giver says, the code, and how it becomes a bottle. */
export function giftCardLetter(card: Given, from: From, publicUrl: string): SecretLetter {
  const { store, design, giver, isForSelf } = from;
  const value = usd(card.amount);
  const words = signed(card, from);
  return {
    to: card.recipient_email,
    subject: subjectOf(from),
    greeting: `Dear ${card.recipient_name},`,
    ...(design && { picture: { imageId: design.image_id, alt: design.description } }),
    ...((card.greeting || words) && {
      quote: { words, ...(card.greeting && { heading: card.greeting }) },
    }),
    paragraphs: [
      isForSelf
        ? `Here is the gift card of ${value} for ${store} that you bought.`
        : `${giver} has chosen a gift card of ${value} for you, to spend at ${store} on whatever you like best.`,
      `To use it, choose ${store}, put something good into your cart, and enter the code there. What you do not ` +
        'spend stays on the card.',
    ],
    code: { label: 'Your code', value: card.code },
    facts: [
      { label: 'Value', value },
      { label: 'Store', value: store },
      {
        label: 'Good until',
        value: card.expires_on ? inWords.format(new Date(dayBefore(card.expires_on))) : 'It never expires',
      },
    ],
    action: { label: 'Keep it with my gift cards', url: `${publicUrl}/profile/gift-cards` },
    footnote:
      (isForSelf
        ? 'You are receiving this because you bought the card. '
        : `You are receiving this because ${giver} gave us your address for this gift; we use it for nothing else. `) +
      'Anyone with the code can spend the card: treat it like cash.',
  };
}
