import type { Transaction } from '../database/database.js';
import { enqueue, job } from '../jobs/job.js';
import { Seal } from '../seal.js';

/** What a person receives, in the words of the feature that sends it; one layout serves all of them. */
export type Letter = {
  to: string;
  subject: string;
  greeting: string;
  /** Above everything else: the design of a card, by the name of its file. */
  picture?: { imageId: string; alt: string };
  /** In somebody else's own words, set apart from the shop's. */
  quote?: { heading?: string; words: string };
  paragraphs: string[];
  /** What is typed in somewhere else: set large, on a ground of its own. */
  code?: { label: string; value: string };
  /** What is looked up later: an order's lines and total, a card's code. Set below the paragraphs, in two columns. */
  facts?: { label: string; value: string }[];
  /** A path is one of the shop's own pages: who writes the letter need not know the shop's address. */
  action?: { label: string; url: string };
  /** Why the person gets it, and what to do if it is a mistake. */
  footnote?: string;
};

/** A letter that holds a secret waits under a seal: the row of its job tells nobody. */
export type SealedLetter = { sealed: string };

export const sendLetterJob = job<Letter | SealedLetter>('send-letter');

/** Written in the transaction that causes it, sent after the commit, tried again until it is gone. */
export const sendLetter = (tx: Transaction, letter: Letter | SealedLetter) =>
  enqueue(tx, sendLetterJob, letter);

const envelope = 'letter';

export const sealLetter = (secretKey: string, letter: Letter): SealedLetter => ({
  sealed: new Seal(secretKey, 'sealed letter').close(JSON.stringify(letter), envelope).toString('base64'),
});

/** The letter as it was written, sealed or not. */
export const openLetter = (secretKey: string, kept: Letter | SealedLetter): Letter =>
  'sealed' in kept
    ? JSON.parse(new Seal(secretKey, 'sealed letter').open(Buffer.from(kept.sealed, 'base64'), envelope))
    : kept;
