import { minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { fits, forgive, giveBack, limit, takeWithin } from '../../platform/limits.js';

const fromAddress = limit('log-in-address', 100, minutes(60));
const fromAddressToAccount = limit('log-in-pair', 20, minutes(60));
const toAccount = limit('log-in-account', 60, minutes(60));
/** While an account is attacked from many addresses, one that it does not know has this many tries. */
const asStranger = limit('log-in-stranger', 2, minutes(30));

export type Attempt = { address: string; account: string };

const pairOf = ({ address, account }: Attempt) => `${account}:${address}`;

/**
 * An attempt counts before its password is looked at, so that a thousand at once are not a thousand free guesses.
 * Nothing here locks an account: an attacker fills the buckets of the attacking addresses, and the account's own
 * bucket, when full, only makes strangers' tries fewer.
 */
export async function countAttempt(tx: Transaction, attempt: Attempt) {
  await takeWithin(tx, fromAddress, attempt.address);
  await takeWithin(tx, fromAddressToAccount, pairOf(attempt));
}

export async function countAgainstAccount(tx: Transaction, attempt: Attempt, isFamiliar: boolean) {
  if ((await fits(tx, toAccount, attempt.account)) || isFamiliar) return;
  await takeWithin(tx, asStranger, pairOf(attempt));
}

/** The owner came: the slips before do not count any more. */
export async function pardonAttempt(tx: Transaction, attempt: Attempt) {
  await giveBack(tx, fromAddress, attempt.address);
  await forgive(tx, fromAddressToAccount, pairOf(attempt));
  await giveBack(tx, toAccount, attempt.account);
  await forgive(tx, asStranger, pairOf(attempt));
}

/** The shop was too busy to look at the password. */
export async function uncountAttempt(tx: Transaction, attempt: Attempt) {
  await giveBack(tx, fromAddress, attempt.address);
  await giveBack(tx, fromAddressToAccount, pairOf(attempt));
  await giveBack(tx, toAccount, attempt.account);
}
