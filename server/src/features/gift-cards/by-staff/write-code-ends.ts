import { unreadableCode } from 'contract/gift-cards';
import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { scheduledJob } from '../../../platform/jobs/job.js';
import { endOf, type GiftCardCodes } from '../gift-card-codes.js';
import { updateCard } from './cards-of-store.sql.js';
import { takeCardsWithoutEnd } from './code-ends.sql.js';

export const writeCodeEnds = scheduledJob('write-code-ends', minutes(1));
const mostAtOnce = 500;

/** For cards from before the shop kept their codes' ends. A code that cannot be opened gets no end. */
export async function writeMissingEnds(tx: Transaction, codes: GiftCardCodes) {
  for (const { id, sealed_code } of await takeCardsWithoutEnd(tx, mostAtOnce)) {
    const code = codes.shown(sealed_code, id);
    await updateCard(tx, id, { code_end: code === unreadableCode ? '' : endOf(code) });
  }
}
