import type { Db } from '../database/database.js';
import type { Settings } from '../settings.js';
import { selectLetterhead } from './letterhead.sql.js';

/** The sender that a letter names. */
export type Letterhead = {
  name: string;
  /** The address that it comes from. */
  from: string;
  /** The address that answers go to, if it is another one. */
  replyTo?: string;
  /** The lines at its foot. */
  address?: string;
};

/** `MAIL_FROM` is an address, with or without a name before it. */
export function senderOf({ mailFrom }: Pick<Settings, 'mailFrom'>) {
  const [, name = '', from = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name.replaceAll('"', '').trim() || 'Cellar Door', from: from.trim() };
}

/** What the owner has written, and the mail settings where they have written nothing. */
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
