import { email } from 'contract/platform/text';
import * as v from 'valibot';
import type { Uuid } from '../ids.js';
import type { SecretLetter } from './letter.js';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';
import type { Letterhead } from './letterhead.js';

/** What is sent: a letter with everything that mail adds to it. */
export type Message = {
  id: Uuid;
  messageId: string;
  date: Date;
  from: string;
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

// Control characters, line and paragraph separators, and the characters that change the direction of text.
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const longestSubject = 200;

/** A header is one line, so anything that would begin another becomes a space. */
const oneLine = (text: string) =>
  text.replace(unseen, ' ').replace(/ {2,}/g, ' ').trim().slice(0, longestSubject);

const domainOf = (from: string) => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'cellar-door.example';

/** A UUIDv7 begins with the moment when it was made, so a letter that is sent again has the same date. */
const writtenAt = (id: Uuid) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

const spelledOut = ({ label, url, secret = '' }: NonNullable<SecretLetter['action']>, shopUrl: string) => ({
  label,
  url: `${url.startsWith('/') ? shopUrl : ''}${url}${secret}`,
});

/** In quotes, so that a comma in the name does not begin a second address. */
const named = ({ name, from }: Letterhead) => `"${oneLine(name).replaceAll(/["\\]/g, '')}" <${from}>`;

export type About = { id: Uuid; letterhead: Letterhead; shopUrl: string };

/** One letter to one person; undefined when `to` is not a single e-mail address. */
export function messageOf(letter: SecretLetter, { id, letterhead, shopUrl }: About): Message | undefined {
  const to = v.safeParse(email, letter.to);
  if (!to.success) return undefined;
  const subject = oneLine(letter.subject);
  const written = {
    ...letter,
    subject,
    ...(letter.action && { action: spelledOut(letter.action, shopUrl) }),
  };
  return {
    id,
    messageId: `<${id}@${domainOf(letterhead.from)}>`,
    date: writtenAt(id),
    from: named(letterhead),
    ...(letterhead.replyTo && { replyTo: letterhead.replyTo }),
    to: to.output,
    subject,
    text: letterText(written, letterhead, shopUrl),
    html: letterHtml(written, letterhead, shopUrl),
  };
}
