import { codeUnknown } from 'contract/cart';
import { minutes } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { timeWords } from '../../../platform/time-words.js';
import { readAs } from '../../../platform/typed-code.js';
import { tradingStore } from '../../stores/index.js';
import { memberWords } from '../promotion-words.js';
import { type CodeRow, selectCodes } from './entered-codes.sql.js';

/** Right codes count too, so that knowing one does not allow more guesses. */
const guessesOfCustomer = limit('promo-code', 30, minutes(60));
const guessesFromAddress = limit('promo-code-address', 150, minutes(60));

/** Counts an attempt before the code is looked at. */
export async function takeCodeGuess(
  shop: Pick<Shop, 'write' | 'read'>,
  { customerId, address }: { customerId: Uuid; address: string },
) {
  await take(shop, guessesFromAddress, address);
  await take(shop, guessesOfCustomer, customerId);
}

/** Whether any of the typed codes was not entered before, however it is spelled. */
export function hasUnknownCode(typed: readonly string[], before: readonly string[]) {
  const known = new Set(before.map(readAs));
  return typed.some((code) => !known.has(readAs(code)));
}

type CustomerAtStore = { readonly storeId: number; readonly customerId: Uuid };

/** As they are shown, once each; refuses those that nobody knows, but for those that were entered before. */
export async function checkCodes(
  db: Db,
  { storeId, customerId }: CustomerAtStore,
  { before, typed }: { before: readonly string[]; typed: readonly string[] },
) {
  const known = new Map(before.map((code) => [readAs(code), code]));
  const unknown = typed.map(readAs).filter((code) => !known.has(code));
  if (unknown.length > 0)
    for (const { read_as, code } of await selectCodes(db, { storeId, customerId, readAs: unknown }))
      known.set(read_as, code);
  return [...new Set(typed.map(readAs))].map((code) => known.get(code) ?? noCode());
}

const noCode = () => {
  throw refuse(codeUnknown);
};

/** A code that was entered, with the promotion it opens; `why` says what is in the way. */
export type EnteredCode = {
  readonly code: string;
  readonly promotionId: number | null;
  readonly why: string | null;
};

const dayWords = (timezone: string, moment: Date) =>
  timeWords(timezone, { month: 'long', day: 'numeric' }).format(moment);

const notForThem = ({ audience, memberships }: Pick<CodeRow, 'audience' | 'memberships'>) =>
  audience === 'members'
    ? `This code is only for ${memberWords(memberships)}.`
    : 'This code is only for a first order.';

function inTheWay({ state, starts_at, ends_at, ...row }: CodeRow, now: Date, timezone: string) {
  if (!row.here) return 'This code is for another store.';
  if (ends_at && ends_at <= now) return `This code ended on ${dayWords(timezone, ends_at)}.`;
  if (state !== 'on') return 'This code can’t be used right now.';
  if (starts_at > now) return `This code begins on ${dayWords(timezone, starts_at)}.`;
  if (!row.for_them) return notForThem(row);
  if (row.spent) return 'This code has been used already.';
  if (row.used_up) return 'This code has been used up.';
  return row.used_by_them ? 'You’ve already used this code.' : null;
}

/** What each of the entered codes is worth now; of two for one promotion the first counts. */
export async function enteredCodes(
  db: Db,
  at: CustomerAtStore,
  codes: readonly string[],
): Promise<readonly EnteredCode[]> {
  const { timezone } = await tradingStore(db, at.storeId);
  const rows = await selectCodes(db, { ...at, readAs: codes.map(readAs) });
  const known = new Map(rows.map((row) => [row.read_as, row]));
  const taken = new Set<number>();
  return codes.map((code) => {
    const row = known.get(readAs(code));
    if (!row) return { code, promotionId: null, why: 'This code isn’t in use anymore.' };
    const isSecond = taken.has(row.promotion_id);
    taken.add(row.promotion_id);
    const why = isSecond ? 'Another of your codes is for the same offer.' : inTheWay(row, db.now, timezone);
    return { code, promotionId: row.promotion_id, why };
  });
}
