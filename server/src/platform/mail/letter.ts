import type { Transaction } from '../database/database.js';
import { enqueue, job } from '../jobs/job.js';

/** What a person receives, in the words of the feature that sends it; one layout serves all of them. */
export type Letter = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What is looked up later: an order's lines and total, a card's code. Set below the paragraphs, in two columns. */
  facts?: { label: string; value: string }[];
  action?: { label: string; url: string };
  /** Why the person gets it, and what to do if it is a mistake. */
  footnote?: string;
};

export const sendLetterJob = job<Letter>('send-letter');

/** Written in the transaction that causes it, sent after the commit, tried again until it is gone. */
export const sendLetter = (tx: Transaction, letter: Letter) => enqueue(tx, sendLetterJob, letter);
