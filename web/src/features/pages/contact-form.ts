import { type ContactMessage, type ContactTopic, contactTopicIds, contactTopics } from 'contract/pages';
import { CallError } from '../../platform/call-error';
import { formatRelative } from '../../platform/format';

export const topicOptions = contactTopicIds.map((id) => ({ id, name: contactTopics[id] }));

/** Topics of which an order can be the subject: the others do not ask for its number. */
const aboutOrders: readonly ContactTopic[] = ['order', 'delivery', 'return', 'product'];
export const mayNameOrder = (topic: ContactTopic | null) => topic !== null && aboutOrders.includes(topic);

/** What was typed; the store's number is one, though a form knows only text. */
export function readContactForm(form: HTMLFormElement): unknown {
  const typed = Object.fromEntries(new FormData(form));
  return { ...typed, store_id: Number(typed.store_id) || null };
}

/** Why a message was not sent, and what to do: nothing of it is lost. */
export function notSent(error: CallError, now = Date.now()) {
  if (error.retryAfter === undefined) return error.message;
  // In whole minutes, rounded up: who comes back at the named time is let in.
  const minutes = Math.ceil(error.retryAfter / 60);
  const again = formatRelative(now + minutes * 60_000, now);
  return `${error.message} You can send this again ${again}.`;
}

export type SentMessage = ContactMessage & { id: string };
