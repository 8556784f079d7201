import { createHash } from 'node:crypto';
import type { postAll } from 'server/features/ledger';
import type { Uuid } from 'server/platform/ids';

type Posting = Parameters<typeof postAll>[1][number];
export type Held = Extract<Posting['moves'][number]['account'], { ownerId: Uuid }>;

/**
 * An event on a day in the past. Events are played in order, so that each one sees the balances of its day.
 */
export type Event = { at: Date; play: (books: Books) => void };

/** The same name is the same id at every start. */
export function demoId(name: string): Uuid {
  const hex = createHash('sha256').update(`cellar door demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const keyOf = (storeId: number, { kind, ownerId }: Held) => `${storeId}/${kind}/${ownerId}`;

/** The postings of the history, and the balances that they lead to. */
export class Books {
  readonly postings: Posting[] = [];
  readonly #balances = new Map<string, number>();

  balance(storeId: number, account: Held) {
    return this.#balances.get(keyOf(storeId, account)) ?? 0;
  }

  /** Credits since that moment. */
  cameSince(moment: Date, storeId: number, account: Held) {
    const key = keyOf(storeId, account);
    return this.postings
      .filter((posting) => posting.storeId === storeId && posting.at! >= moment)
      .flatMap(({ moves }) => moves)
      .filter((move) => 'ownerId' in move.account && keyOf(storeId, move.account) === key && move.amount > 0)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Takes over what the ledger has already. */
  know(storeId: number, account: Held, amount: number) {
    this.#balances.set(keyOf(storeId, account), this.balance(storeId, account) + amount);
  }

  post(posting: Posting) {
    const moves = posting.moves.filter(({ amount }) => amount !== 0);
    if (moves.length === 0) return;
    for (const { account, amount } of moves)
      if ('ownerId' in account) this.know(posting.storeId, account, amount);
    this.postings.push({ ...posting, moves });
  }
}
