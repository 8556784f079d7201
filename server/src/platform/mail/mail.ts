import type { Transaction } from '../database/database.js';
import { newId, type Uuid } from '../ids.js';
import { beyond, type Worker } from '../jobs/job.js';
import type { Shop } from '../shop.js';
import { KeptMail, keepsMail } from './kept-mail.js';
import { type Letter, openLetter, sendLetterJob } from './letter.js';
import { readLetterhead } from './letterhead.js';
import { MailServer, RefusedForGood } from './mail-server.js';
import { type About, type Message, messageOf } from './message.js';

type Post = { send(message: Message): Promise<void>; close(): Promise<void> };

function openPost({ settings }: Shop): Post {
  if (settings.smtpUrl) return new MailServer(settings.smtpUrl);
  if (!keepsMail(settings)) throw new Error('A shop without the demo needs a mail server.');
  const kept = new KeptMail(settings.dataFolder);
  return { send: (message) => kept.keep(message), close: async () => {} };
}

const aboutLetter = async (shop: Shop, id: Uuid): Promise<About> => ({
  id,
  letterhead: await shop.read((db) => readLetterhead(db, shop.settings)),
  shopUrl: shop.publicUrl(),
});

/** Sends a letter at once, ahead of those that wait, and throws the mail server's error. */
export async function sendAtOnce(shop: Shop, letter: Letter) {
  const post = openPost(shop);
  try {
    const message = messageOf(letter, await aboutLetter(shop, newId(shop.clock.now())));
    if (message) await post.send(message);
  } finally {
    await post.close();
  }
}

export type Mail = { readonly workers: readonly Worker[]; close(): Promise<void> };

type TellOutcome = (tx: Transaction, id: Uuid, outcome: 'sent' | 'refused') => Promise<unknown>;

/**
 * Sends letters that wait, and tells what became of each. A letter that nobody accepts is logged, without its
 * words and its address.
 */
export function openMail(shop: Shop, tell: TellOutcome): Mail {
  const post = openPost(shop);
  const sendOrRefuse = async (message: Message) => {
    try {
      await post.send(message);
      return 'sent';
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error;
      shop.log.warn({ id: message.id, response: error.responseCode }, 'a letter was refused for good');
      return 'refused';
    }
  };
  const sendIt = beyond(sendLetterJob, async (kept, id) => {
    const letter = openLetter(shop.secretKey, kept);
    const message = messageOf(letter, await aboutLetter(shop, id));
    const outcome = message ? await sendOrRefuse(message) : 'refused';
    if (!message) shop.log.warn({ id }, 'a letter has no address that it can be sent to');
    return (tx) => tell(tx, id, outcome);
  });
  return { workers: [sendIt], close: () => post.close() };
}
