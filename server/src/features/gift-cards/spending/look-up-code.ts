import { randomBytes } from 'node:crypto';
import * as giftCards from 'contract/gift-cards';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { minutes } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { limit, take } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { balanceByOwner } from '../../ledger/index.js';
import { storeDay, storeFronts } from '../../stores/index.js';
import { mayUse } from '../card-holder.js';
import type { GiftCardCodes } from '../gift-card-codes.js';
import { markGiftCardClaimed, selectGiftCardByHash } from '../gift-cards.sql.js';
import { remainingDays } from '../validity.js';

/** Right codes count too, so that knowing one does not allow more guesses. */
const guessesOfCustomer = limit('gift-card-code', 20, minutes(60));
const guessesFromAddress = limit('gift-card-code-address', 100, minutes(60));

type Who = { customerId: Uuid; address: string };

/** Counts an attempt before the code is looked at, wherever it is typed. */
export async function takeGuess(shop: Pick<Shop, 'write' | 'read'>, { customerId, address }: Who) {
  await take(shop, guessesFromAddress, address);
  await take(shop, guessesOfCustomer, customerId);
}

/** A code that belongs to no card is compared with this. */
const noCardsHash = randomBytes(32);
const noCard = (now: Date) => ({ id: newId(now), code_hash: noCardsHash });

/**
 * Makes the same queries and one comparison whether a card has this code or not, so that the time it takes
 * tells nothing.
 */
export async function lookUpCode(db: Db, codes: GiftCardCodes, code: string, customerId: Uuid) {
  const card = await selectGiftCardByHash(db, codes.hashes(code));
  const id = card?.id ?? newId(db.now);
  const balance = (await balanceByOwner(db, 'gift_card', [id])).get(id) ?? 0;
  const [store] = await storeFronts(db, [card?.store_id ?? 0]);
  const isRight = codes.matches(code, card?.code_hash ?? noCardsHash);
  if (!card || !store || !isRight || !card.delivered_at || card.cancelled_at || card.blocked_at)
    return undefined;
  if (!mayUse(card, customerId)) return undefined;
  const days = remainingDays(card.expires_on, storeDay(store.timezone, db.now));
  return days === 0 ? undefined : { card, balance, store, days };
}

export async function checkGiftCardBalance(
  shop: Shop,
  codes: GiftCardCodes,
  who: Who,
  code: string,
): Promise<Wire<typeof giftCards.checkGiftCardBalance>> {
  await takeGuess(shop, who);
  return shop.read(async (db) => {
    const found = await lookUpCode(db, codes, code, who.customerId);
    if (!found) throw refuse(giftCards.codeNotKnown);
    return {
      store_name: found.store.name,
      balance: dollars(found.balance),
      expires_on: found.card.expires_on,
      remaining_validity_days: found.days,
    };
  });
}

/**
 * Somebody else's card is answered like an unknown code, because nobody else may know that it has an owner.
 */
async function claim(tx: Transaction, codes: GiftCardCodes, customerId: Uuid, code: string) {
  const found = await lookUpCode(tx, codes, code, customerId);
  // Also done when there is no card, so that each code causes the same work.
  const isTheirs = await markGiftCardClaimed(tx, found?.card ?? noCard(tx.now), customerId);
  if (!found || !isTheirs) throw refuse(giftCards.codeNotKnown);
  return { id: found.card.id, store_name: found.store.name, balance: dollars(found.balance) };
}

export async function claimGiftCard(
  shop: Shop,
  codes: GiftCardCodes,
  who: Who,
  code: string,
): Promise<Wire<typeof giftCards.claimGiftCard>> {
  await takeGuess(shop, who);
  return shop.write((tx) => claim(tx, codes, who.customerId, code));
}
