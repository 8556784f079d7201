import { minutes } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { type Bucket, count, forgive, limit, tooManyFor } from '../../platform/limits.js';

const fromAddress = limit('log-in-address', 100, minutes(60));
const fromAddressToAccount = limit('log-in-pair', 20, minutes(60));
const toAccount = limit('log-in-account', 60, minutes(60));
/** While an account is attacked from many addresses, one that it does not know has this many tries. */
const asStranger = limit('log-in-stranger', 2, minutes(30));

/**
 * Wrong passwords are counted in the database, for all processes. Those being compared in this one are not known to be
 * wrong yet; they count as if they were, so that a thousand guesses at once are not a thousand free ones.
 *
 * Nothing here locks an account: an attacker fills the buckets of the attacking addresses, and the account's own
 * bucket, when full, only makes strangers' tries fewer.
 */
export class LogInLimits {
  readonly #underWay = new Map<string, number>();

  begin(address: string, account: string) {
    const pair = `${account}:${address}`;
    const keys = [`address:${address}`, `pair:${pair}`, `account:${account}`];
    const ahead = keys.map((key) => this.#underWay.get(key) ?? 0);
    for (const [i, key] of keys.entries()) this.#underWay.set(key, ahead[i]! + 1);
    return new Attempt({ address, pair, account }, ahead, () => {
      for (const key of keys) this.#leave(key);
    });
  }

  #leave(key: string) {
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left > 0) this.#underWay.set(key, left);
    else this.#underWay.delete(key);
  }
}

type Names = { address: string; pair: string; account: string };

export class Attempt {
  readonly buckets: readonly Bucket[];
  /** To be called when the attempt is over, whatever came of it. */
  readonly end: () => void;
  readonly #ahead: readonly number[];
  #counted: readonly Bucket[] = [];
  #slips = 0;

  constructor({ address, pair, account }: Names, ahead: readonly number[], end: () => void) {
    this.buckets = [
      { limit: fromAddress, whom: address },
      { limit: fromAddressToAccount, whom: pair },
      { limit: toAccount, whom: account },
      { limit: asStranger, whom: pair },
    ];
    this.#ahead = [...ahead, ahead[1] ?? 0];
    this.end = end;
  }

  /** Refuses the one too many; `levels` are those of the buckets, read after the attempt began. */
  check(levels: readonly number[], isFamiliar: boolean) {
    const [address, pair, account, stranger] = this.buckets.map((bucket, i) => {
      const level = (levels[i] ?? 0) + (this.#ahead[i] ?? 0);
      return { ...bucket, level, isFull: level + 1 > bucket.limit.most };
    }) as [Filled, Filled, Filled, Filled];
    const asked = account.isFull && !isFamiliar ? [address, pair, stranger] : [address, pair];
    for (const { limit, level, isFull } of asked) if (isFull) throw tooManyFor(limit, level);
    this.#counted = [...asked, account];
    this.#slips = Math.max(levels[1] ?? 0, levels[3] ?? 0);
  }

  async countAsWrong(tx: Transaction) {
    for (const { limit, whom } of this.#counted) await count(tx, limit, whom);
  }

  /** The owner came: slips of the keyboard before do not count any more. */
  async pardon(tx: Transaction) {
    if (this.#slips === 0) return;
    for (const { limit, whom } of this.buckets)
      if (limit === fromAddressToAccount || limit === asStranger) await forgive(tx, limit, whom);
  }
}

type Filled = Bucket & { level: number; isFull: boolean };
