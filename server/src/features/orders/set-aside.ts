import type { Transaction } from '../../platform/database/database.js';
import { deleteSetAside, insertSetAside, putOneAside } from './set-aside.sql.js';

/** The bottles of a lottery are held for those who will win them; false where the shelf has not so many left. */
export const setAside = insertSetAside;

/** What nobody has bought is everybody's again. */
export const endSetAside = (tx: Transaction, lotteryId: number) => deleteSetAside(tx, lotteryId);

/** What an order gave back that came from lotteries is no longer its own, and waits for the next winners. */
export async function setAsideAgain(tx: Transaction, lotteryIds: readonly number[]) {
  if (lotteryIds.length > 0) await putOneAside(tx, lotteryIds);
}
