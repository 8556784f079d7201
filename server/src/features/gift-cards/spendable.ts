import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { balanceByOwner } from '../ledger/index.js';
import { storeDay } from '../stores/index.js';
import type { GiftCardCodes } from './gift-card-codes.js';
import { selectGiftCardById } from './gift-cards.sql.js';
import { lookUpCode } from './look-up-code.js';
import { remainingDays } from './validity.js';

type Place = { storeId: number; timezone: string };

const shown = (code: string) => `•••• ${code.replaceAll(/[\s-]/g, '').slice(-4).toUpperCase()}`;

/** The card of a code that buys something at this store today, its code covered; whoever holds the code may spend it. */
export async function findSpendableGiftCard(db: Db, codes: GiftCardCodes, code: string, storeId: number) {
  const found = await lookUpCode(db, codes, code);
  if (!found || found.store.id !== storeId || found.balance === 0) return undefined;
  return { id: found.card.id, shown: shown(code), balance: found.balance };
}

/** What can be spent of a card at this store today, in cents. */
export async function spendableOn(db: Db, id: Uuid, { storeId, timezone }: Place) {
  const card = await selectGiftCardById(db, id);
  if (!card || card.store_id !== storeId || !card.delivered_at || card.cancelled_at) return 0;
  if (remainingDays(card.expires_on, storeDay(timezone, db.now)) === 0) return 0;
  return (await balanceByOwner(db, 'gift_card', [card.id])).get(card.id) ?? 0;
}

/** Whether what was paid by a card can go back to it: nobody could spend it on one that is no longer good. */
export async function takesBack(db: Db, id: Uuid, { timezone }: Pick<Place, 'timezone'>) {
  const card = await selectGiftCardById(db, id);
  return (
    card !== undefined &&
    card.cancelled_at === null &&
    remainingDays(card.expires_on, storeDay(timezone, db.now)) !== 0
  );
}
