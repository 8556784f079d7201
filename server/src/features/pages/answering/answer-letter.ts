import { contactReference } from 'contract/pages';
import type { Uuid } from '../../../platform/ids.js';
import type { Letter } from '../../../platform/mail/letter.js';

type Message = { id: Uuid; name: string; email: string; message: string };
type Store = { name: string; email: string };

/** Goes to the address that was typed and quotes the message: one of the staff has read it and answers. */
export const answerLetter = ({ id, name, email, message }: Message, store: Store, text: string): Letter => ({
  to: email,
  subject: `An answer from ${store.name}`,
  greeting: `Hello ${name},`,
  paragraphs: text.split(/\n{2,}/),
  quote: { heading: 'You wrote:', words: message },
  facts: [
    { label: 'Write back to', value: store.email },
    { label: 'Reference', value: contactReference(id) },
  ],
  footnote: `You are receiving this because someone wrote to ${store.name} with this address. If that was not you, ignore it.`,
});
