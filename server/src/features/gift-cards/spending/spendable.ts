import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { balanceByOwner } from '../../ledger/index.js';
import { storeDay } from '../../stores/index.js';
import { masked, mayUse } from '../card-holder.js';
import { endOf, type GiftCardCodes } from '../gift-card-codes.js';
import { selectGiftCardById } from '../gift-cards.sql.js';
import { remainingDays } from '../validity.js';
import { lookUpCode } from './look-up-code.js';

type StoreClock = { storeId: number; timezone: string };

/** The card with this code, if it can be spent by this customer at this store today; its code is masked. */
export async function findSpendableGiftCard(
  db: Db,
  codes: GiftCardCodes,
  code: string,
  { customerId, storeId }: { customerId: Uuid; storeId: number },
) {
  const found = await lookUpCode(db, codes, code, customerId);
  if (!found || found.store.id !== storeId || found.balance === 0) return undefined;
  return { id: found.card.id, shown: masked(code), balance: found.balance };
}

/** A card as a cart remembers it: the code was right when it was typed. */
type Remembered = { id: Uuid; shown: string };

/** A code whose end was not kept has never been replaced. */
const isStillItsCode = ({ code_end }: { code_end: string | null }, shown: string) =>
  !code_end || code_end === endOf(shown);

/**
 * What this customer can spend of a card at this store today, in cents: nothing once somebody else has
 * claimed it, or it has got another code.
 */
export async function spendableOn(
  db: Db,
  { id, shown }: Remembered,
  { customerId, storeId, timezone }: StoreClock & { customerId: Uuid },
) {
  const card = await selectGiftCardById(db, id);
  if (
    !card ||
    !mayUse(card, customerId) ||
    !isStillItsCode(card, shown) ||
    card.store_id !== storeId ||
    !card.delivered_at ||
    card.cancelled_at ||
    card.blocked_at
  )
    return 0;
  if (remainingDays(card.expires_on, storeDay(timezone, db.now)) === 0) return 0;
  return (await balanceByOwner(db, 'gift_card', [card.id])).get(card.id) ?? 0;
}

/**
 * Whether the money that a card has paid can go back to it: nobody could spend it on an expired or cancelled
 * one.
 */
export async function takesBack(db: Db, id: Uuid, { timezone }: Pick<StoreClock, 'timezone'>) {
  const card = await selectGiftCardById(db, id);
  return (
    card !== undefined &&
    card.cancelled_at === null &&
    remainingDays(card.expires_on, storeDay(timezone, db.now)) !== 0
  );
}
