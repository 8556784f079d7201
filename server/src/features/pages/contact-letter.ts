import { type ContactMessage, contactReference, contactTopics } from 'contract/pages';
import type { Uuid } from '../../platform/ids.js';
import type { Letter } from '../../platform/mail/letter.js';

type Mailbox = { name: string; email: string };

/** What the store reads. Name, address and order number are what somebody typed, and the letter says so. */
export function contactLetter(id: Uuid, store: Mailbox, written: ContactMessage): Letter {
  const topic = contactTopics[written.topic];
  return {
    to: store.email,
    subject: `${topic}: a message from ${written.name}`,
    greeting: `A message for ${store.name}`,
    paragraphs: [`${written.name} writes:`, written.message],
    facts: [
      { label: 'Answer to', value: written.email },
      { label: 'About', value: topic },
      ...(written.order_id ? [{ label: 'Order number', value: written.order_id }] : []),
      { label: 'Reference', value: contactReference(id) },
    ],
    footnote:
      'This came through the contact form. Nobody has checked that the name, the email address or the order ' +
      'number belong to the writer: look the order up before you speak about it. Answer in the inbox of the ' +
      'staff application, so that the others see it, or in a new email.',
  };
}
