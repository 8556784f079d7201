import type { Letter } from '../../../platform/mail/letter.js';
import { usd } from '../../../platform/money-words.js';

type BackAgain = {
  product_id: number;
  slug: string;
  name: string;
  brand: string;
  vintage: number | null;
  price: number;
};
type Asker = { first_name: string; email: string };
type Store = { name: string };

export function stockAlertLetter(asker: Asker, store: Store, back: BackAgain, publicUrl: string): Letter {
  const named = [back.brand, back.name, back.vintage].filter(Boolean).join(' ');
  return {
    to: asker.email,
    subject: `${named} is back at ${store.name}`,
    greeting: `Hello ${asker.first_name},`,
    paragraphs: [
      `You asked us to tell you when ${named} is available again. It is back on the shelf at ${store.name}.`,
      'We can’t say for how long, and we haven’t set one aside for you.',
    ],
    facts: [
      { label: 'Store', value: store.name },
      { label: 'Price', value: usd(back.price) },
    ],
    action: { label: 'See it', url: `${publicUrl}/products/${back.slug}/${back.product_id}` },
    footnote:
      'You are receiving this once, because you asked for it on the page of the product. There is nothing to ' +
      'unsubscribe from: the next email comes only if you ask again.',
  };
}
