import { hours, minutes } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { newId, type Uuid } from '../ids.js';
import { enqueue, job, within } from '../jobs/job.js';
import { count, limit } from '../limits.js';
import { Seal } from '../seal.js';
import type { SecretKey } from '../secret-key.js';
import { mailboxOf } from './mailbox.js';

type Words = {
  to: string;
  subject: string;
  greeting: string;
  /** Stands above everything else: the design of a card, named by its file. */
  picture?: { imageId: string; alt: string };
  /** Somebody else's own words, set apart from the shop's. */
  quote?: { heading?: string; words: string };
  paragraphs: string[];
  /**
   * Facts that people look up later: an order's lines and total, a card's code. They stand below the
   * paragraphs in two columns. Some link to a page of another site.
   */
  facts?: { label: string; value: string; url?: string }[];
  /** Why the person gets the letter, and what to do if it is a mistake. */
  footnote?: string;
};

/** A path is one of the shop's own pages, so that the author of a letter need not know the shop's address. */
type Action = { label: string; url: string };

/** What a person receives, in the words of the feature that sends it; all letters share one layout. */
export type Letter = Words & { action?: Action & { secret?: never }; code?: never };

/**
 * A letter with a secret in it: a code, or a link that lets anyone in who has it. Its type prevents sending
 * it unsealed.
 */
export type SecretLetter = Words & {
  /** The secret stands at the end of the link's address. */
  action?: Action & { secret?: string };
  /** Something to type in elsewhere: set large, on a background of its own. */
  code?: { label: string; value: string };
};

/** A letter with a secret waits sealed, so that the row of its job gives nothing away. */
export type SealedLetter = { sealed: string };

export const sendLetterJob = job<Letter | SealedLetter>('send-letter', 'letters');

/**
 * Six at once and then one in ten minutes: at most twelve in any hour. Counted by mailbox, so that tags and
 * dots in an address do not get more.
 */
const toOneMailbox = limit('letters-to-mailbox', 6, hours(1));
const waiting = minutes(10);

/** For a letter that may have been caused by somebody other than its reader. */
export type ToStranger = {
  readonly address: string;
  /** A letter that is worth money waits until there is room; any other is dropped. */
  readonly whenFull: 'drop' | 'wait';
};

type WaitingLetter = { letter: Letter | SealedLetter; address: string };
export const sendLetterLaterJob = job<WaitingLetter>('send-letter-later', 'letters');

/**
 * Written in the transaction that causes it, sent after the commit, and tried again until it is sent. Returns
 * its id, or undefined when it was not written; `keep` writes what is kept about it in the same transaction.
 */
export async function sendLetter(
  tx: Transaction,
  letter: Letter | SealedLetter,
  stranger?: ToStranger,
  keep?: (id: Uuid) => Promise<unknown>,
) {
  if (!stranger || (await count(tx, toOneMailbox, mailboxOf(stranger.address)))) {
    const id = newId(tx.now);
    await Promise.all([enqueue(tx, sendLetterJob, letter, { id }), keep?.(id)]);
    return id;
  }
  if (stranger.whenFull === 'drop') return undefined;
  const { address } = stranger;
  await enqueue(tx, sendLetterLaterJob, { letter, address }, { after: waiting });
  return undefined;
}

export const waitingLetterWorkers = () => [
  within(sendLetterLaterJob, async (tx, { letter, address }) => {
    await sendLetter(tx, letter, { address, whenFull: 'wait' });
  }),
];

const envelope = 'letter';

export const sealLetter = (secretKey: SecretKey, letter: SecretLetter): SealedLetter => ({
  sealed: new Seal(secretKey, 'sealed letter').close(JSON.stringify(letter), envelope).toString('base64'),
});

/** The letter as it was written, sealed or not. */
export const openLetter = (secretKey: SecretKey, kept: Letter | SealedLetter): SecretLetter =>
  'sealed' in kept
    ? JSON.parse(new Seal(secretKey, 'sealed letter').open(Buffer.from(kept.sealed, 'base64'), envelope))
    : kept;
