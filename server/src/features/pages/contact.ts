import type { ContactMessage } from 'contract/pages';
import { storeNotFound } from 'contract/stores';
import { days, hours, later } from '../../platform/clock.js';
import { scheduledJob, within } from '../../platform/jobs/job.js';
import { limit, take } from '../../platform/limits.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { storeMailbox } from '../stores/index.js';
import { deleteContactMessagesBefore, insertContactMessage } from './contact.sql.js';
import { contactLetter } from './contact-letter.js';

const perAddress = limit('contact-from-address', 5, hours(1));
const perEmail = limit('contact-from-email', 5, hours(1));
const slowDown = 'You’ve sent several messages in a row. Please wait a while, or call the store.';

/** Anybody may write, so the text goes only to the store, and the number of letters is limited. */
export async function sendContactMessageToStore(shop: Shop, written: ContactMessage, address: string) {
  await take(shop, perAddress, address, slowDown);
  await take(shop, perEmail, written.email.toLowerCase(), slowDown);
  return shop.write(async (tx) => {
    const store = await storeMailbox(tx, written.store_id);
    if (!store) throw refuse(storeNotFound);
    const id = await insertContactMessage(tx, store.id, written);
    await sendLetter(tx, contactLetter(id, store, written));
    return { id };
  });
}

export const forgetContactMessages = scheduledJob('forget-contact-messages', hours(24));
const kept = days(2 * 365);

/** The privacy policy promises that old messages are deleted. */
export const contactWorkers = () => [
  within(forgetContactMessages, async (tx) => {
    await deleteContactMessagesBefore(tx, later(tx.now, -kept));
  }),
];
