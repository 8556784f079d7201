import type { Letter } from '../../platform/mail/letter.js';
import { usd } from '../../platform/money-words.js';

type Given = { kind: 'store_credit' | 'points'; amount: number };
type Reader = { email: string; first_name: string; email_confirmed_at: Date | null };

const inWords = ({ kind, amount }: Given) =>
  kind === 'points' ? `${amount.toLocaleString('en-US')} points` : `${usd(amount)} of store credit`;

/** By name only if the address is confirmed. */
export const goodwillLetter = (reader: Reader, storeName: string, given: Given): Letter => ({
  to: reader.email,
  subject: `${storeName} has given you ${inWords(given)}`,
  greeting: `Hello${reader.email_confirmed_at ? ` ${reader.first_name}` : ''},`,
  paragraphs: [
    `${storeName} has added ${inWords(given)} to your account.`,
    'It’s already there: use it when you check out at this store.',
  ],
  action: {
    label: 'See your balance',
    url: `/profile/${given.kind === 'points' ? 'loyalty-points' : 'store-credit'}`,
  },
  footnote: 'You are receiving this because you have an account at Cellar Door.',
});
