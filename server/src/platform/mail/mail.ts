import { beyond, type Worker } from '../jobs/job.js';
import type { Shop } from '../shop.js';
import { KeptMail, keepsMail } from './kept-mail.js';
import { openLetter, sendLetterJob } from './letter.js';
import { MailServer, RefusedForGood } from './mail-server.js';
import { type Message, messageOf } from './message.js';

type Post = { send(message: Message): Promise<void>; close(): void };

function openPost({ settings }: Shop): Post {
  if (settings.smtpUrl) return new MailServer(settings.smtpUrl);
  if (!keepsMail(settings)) throw new Error('A shop without the demo needs a mail server.');
  const kept = new KeptMail(settings.dataFolder);
  return { send: (message) => kept.keep(message), close: () => {} };
}

export type Mail = { readonly workers: readonly Worker[]; close(): void };

/** Sends what was written. A letter that nobody can take is told in the log, without its words and its address. */
export function openMail(shop: Shop): Mail {
  const post = openPost(shop);
  const sendIt = beyond(sendLetterJob, async (kept, id) => {
    const letter = openLetter(shop.secretKey, kept);
    const message = messageOf(letter, { id, from: shop.settings.mailFrom, shopUrl: shop.publicUrl() });
    if (!message) return shop.log.warn({ id }, 'a letter has no address that it can be sent to');
    try {
      await post.send(message);
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error;
      shop.log.warn({ id, response: error.responseCode }, 'a letter was refused for good');
    }
  });
  return { workers: [sendIt], close: () => post.close() };
}
