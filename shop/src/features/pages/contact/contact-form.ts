import { type ContactMessage, type ContactTopic, contactTopicIds, contactTopics } from 'contract/pages';

export const topicOptions = contactTopicIds.map((id) => ({ id, name: contactTopics[id] }));

/** Topics of which an order can be the subject: the others do not ask for its number. */
const aboutOrders: readonly ContactTopic[] = ['order', 'delivery', 'return', 'product'];
export const mayNameOrder = (topic: ContactTopic | null) => topic !== null && aboutOrders.includes(topic);

/** What was typed. The store's id becomes a number, since a form holds only text. */
export function readContactForm(form: HTMLFormElement): unknown {
  const typed = Object.fromEntries(new FormData(form));
  return { ...typed, store_id: Number(typed.store_id) || null };
}

export type SentMessage = ContactMessage & { id: string };
