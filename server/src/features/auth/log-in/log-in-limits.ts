import { minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { type Bucket, count, forgive, limit, tooManyFor } from '../../../platform/limits.js';

const fromAddress = limit('log-in-address', 100, minutes(60));
const fromAddressToAccount = limit('log-in-pair', 20, minutes(60));
const toAccount = limit('log-in-account', 60, minutes(60));
/**
 * While an account is under attack from many addresses, an address that is new to it has only this many
 * tries.
 */
const asStranger = limit('log-in-stranger', 2, minutes(30));
/** For a browser in which this customer has logged in before: only this limit applies to it. */
const fromKnownDevice = limit('log-in-device', 20, minutes(60));

/**
 * Wrong passwords are counted in the database, so that all processes share the count. A password that is
 * still being compared counts as wrong until we know better; otherwise a thousand guesses sent at once would
 * all go through.
 *
 * Nothing here locks an account. An attacker uses up the tries of the addresses that the attack comes from.
 * When the account's own count is full, addresses that are new to it get fewer tries, and nothing else
 * changes.
 */
export class LogInLimits {
  readonly #underWay = new Map<string, number>();

  begin(address: string, account: string, deviceHash: string | undefined) {
    const pair = `${account}:${address}`;
    const device = `${account}:${deviceHash ?? ''}`;
    const keys = [`address:${address}`, `pair:${pair}`, `account:${account}`, `device:${device}`];
    const ahead = keys.map((key) => this.#underWay.get(key) ?? 0);
    for (const [i, key] of keys.entries()) this.#underWay.set(key, ahead[i]! + 1);
    return new Attempt({ address, pair, account, device }, ahead, () => {
      for (const key of keys) this.#leave(key);
    });
  }

  #leave(key: string) {
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left > 0) this.#underWay.set(key, left);
    else this.#underWay.delete(key);
  }
}

type Names = { address: string; pair: string; account: string; device: string };
/** Whether this customer has logged in before from this address, or in this browser. */
type Known = { address: boolean; device: boolean };

export class Attempt {
  readonly buckets: readonly Bucket[];
  /** Call this when the attempt is over, however it ended. */
  readonly end: () => void;
  readonly #ahead: readonly number[];
  #counted: readonly Bucket[] = [];
  #slips = 0;

  constructor({ address, pair, account, device }: Names, ahead: readonly number[], end: () => void) {
    this.buckets = [
      { limit: fromAddress, whom: address },
      { limit: fromAddressToAccount, whom: pair },
      { limit: toAccount, whom: account },
      { limit: asStranger, whom: pair },
      { limit: fromKnownDevice, whom: device },
    ];
    const [ofAddress = 0, ofPair = 0, ofAccount = 0, ofDevice = 0] = ahead;
    this.#ahead = [ofAddress, ofPair, ofAccount, ofPair, ofDevice];
    this.end = end;
  }

  /** Refuses an attempt beyond the limits. `levels` are those of `buckets`, read after the attempt began. */
  check(levels: readonly number[], known: Known) {
    const [address, pair, account, stranger, device] = this.buckets.map((bucket, i) => {
      const level = (levels[i] ?? 0) + (this.#ahead[i] ?? 0);
      return { ...bucket, level, isFull: level + 1 > bucket.limit.most };
    }) as [Filled, Filled, Filled, Filled, Filled];
    const elsewhere = account.isFull && !known.address ? [address, pair, stranger] : [address, pair];
    const asked = known.device ? [device] : elsewhere;
    for (const { limit, level, isFull } of asked) if (isFull) throw tooManyFor(limit, level);
    this.#counted = [...asked, account];
    this.#slips = Math.max(levels[1] ?? 0, levels[3] ?? 0, levels[4] ?? 0);
  }

  async countAsWrong(tx: Transaction) {
    for (const { limit, whom } of this.#counted) await count(tx, limit, whom);
  }

  /** The password was right: the mistakes before it were the owner's own, and no longer count. */
  async pardon(tx: Transaction) {
    if (this.#slips === 0) return;
    for (const { limit, whom } of this.buckets) if (pardoned.includes(limit)) await forgive(tx, limit, whom);
  }
}

const pardoned = [fromAddressToAccount, asStranger, fromKnownDevice];

type Filled = Bucket & { level: number; isFull: boolean };
