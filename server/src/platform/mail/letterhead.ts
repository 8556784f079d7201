import type { Db } from '../database/database.js';
import type { Settings } from '../settings.js';
import { selectLetterhead } from './letterhead.sql.js';

/** Whom a letter names as its sender. */
export type Letterhead = {
  name: string;
  /** Where it comes from. */
  from: string;
  /** Where answers go, if elsewhere. */
  replyTo?: string;
  /** At its foot, in lines. */
  address?: string;
};

/** `MAIL_FROM` is an address, with or without a name before it. */
export function senderOf({ mailFrom }: Pick<Settings, 'mailFrom'>) {
  const [, name = '', from = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name.replaceAll('"', '').trim() || 'Cellar Door', from: from.trim() };
}

/** The owner's words, and the mail settings where they say nothing. */
export async function readLetterhead(db: Db, settings: Pick<Settings, 'mailFrom'>): Promise<Letterhead> {
  const sender = senderOf(settings);
  const { name, reply_to, address } = await selectLetterhead(db);
  return {
    name: name || sender.name,
    from: sender.from,
    ...(reply_to && { replyTo: reply_to }),
    ...(address && { address }),
  };
}
