import * as v from 'valibot';
import { endpoint } from './platform/endpoint.js';
import { tooMany } from './platform/envelope.js';
import { id, uuid } from './platform/ids.js';
import { email, line, paragraph } from './platform/text.js';
import { storeNotFound } from './stores.js';

/** What people write about, as the form and the store's letter call it. */
export const contactTopics = {
  order: 'An order',
  delivery: 'Pickup, delivery or shipping',
  return: 'A return',
  product: 'A bottle',
  'gift-card': 'A gift card',
  lottery: 'A lottery',
  account: 'My account',
  other: 'Something else',
} as const;
export type ContactTopic = keyof typeof contactTopics;
export const contactTopicIds = Object.keys(contactTopics) as ContactTopic[];

export const longestContactMessage = 4000;

export const contactMessageBody = v.object({
  name: line('Name is required'),
  email,
  topic: v.picklist(contactTopicIds, 'Choose a topic'),
  message: paragraph('Message is required', longestContactMessage),
  /** As it was typed. It is not looked up, because an open form must not tell which orders exist. */
  order_id: v.optional(v.nullable(v.union([v.literal(''), line('Order number is required', 60)])), null),
  /** The store that reads it; without one, the shop's first store. */
  store_id: v.optional(v.nullable(id), null),
});
export type ContactMessage = v.InferOutput<typeof contactMessageBody>;

/** The reference that a customer reads out on the phone and the store finds in its letter. */
export const contactReference = (messageId: string) =>
  messageId
    .slice(-8)
    .toUpperCase()
    .replace(/^.{4}/, (half) => `${half}-`);

export const sendContactMessage = endpoint('POST', 'e-com/contact', {
  about:
    'Keeps a message and mails it to the store. Nothing is mailed to the address that was typed: ' +
    'an open form could otherwise be used to write to strangers.',
  open: true,
  body: contactMessageBody,
  status: 201,
  data: v.object({ id: uuid }),
  says: 'Thank you. Your message is with the store.',
  refusals: [storeNotFound, tooMany],
});
