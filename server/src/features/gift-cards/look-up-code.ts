import { type checkGiftCardBalance, type claimGiftCard, codeNotKnown } from 'contract/gift-cards';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { minutes } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { limit, take } from '../../platform/limits.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { balanceByOwner } from '../ledger/index.js';
import { storeDay, storeFronts } from '../stores/index.js';
import type { GiftCardCodes } from './gift-card-codes.js';
import { claimCard, selectGiftCardByHash } from './gift-cards.sql.js';
import { remainingDays } from './validity.js';

/** Right codes count as well: one that is known must not make room for guesses. */
const guessesOfCustomer = limit('gift-card-code', 20, minutes(60));
const guessesFromAddress = limit('gift-card-code-address', 100, minutes(60));

type Who = { customerId: Uuid; address: string };

/** Before a code is looked at, wherever it is typed. */
export async function takeGuess(shop: Pick<Shop, 'write' | 'read'>, { customerId, address }: Who) {
  await take(shop, guessesFromAddress, address);
  await take(shop, guessesOfCustomer, customerId);
}

/** The card of a code, by the same questions to the database whether there is one or not. */
async function find(db: Db, codes: GiftCardCodes, code: string) {
  const card = await selectGiftCardByHash(db, codes.hash(code));
  const id = card?.id ?? newId(db.now);
  const balance = (await balanceByOwner(db, 'gift_card', [id])).get(id) ?? 0;
  const [store] = await storeFronts(db, [card?.store_id ?? 0]);
  const isOut = card?.delivered_at && !card.cancelled_at && codes.matches(code, card.code_hash);
  if (!isOut || !store) throw refuse(codeNotKnown);
  return { card, balance, store };
}

export async function checkBalanceOf(
  shop: Shop,
  codes: GiftCardCodes,
  who: Who,
  code: string,
): Promise<Wire<typeof checkGiftCardBalance>> {
  await takeGuess(shop, who);
  return shop.read(async (db) => {
    const { card, balance, store } = await find(db, codes, code);
    return {
      store_name: store.name,
      balance: dollars(balance),
      expires_on: card.expires_on,
      remaining_validity_days: remainingDays(card.expires_on, storeDay(store.timezone, db.now)),
    };
  });
}

/** Somebody else's card is answered for like one that there is not: who holds it is nobody's business. */
async function claim(tx: Transaction, codes: GiftCardCodes, customerId: Uuid, code: string) {
  const { card, balance, store } = await find(tx, codes, code);
  if (!(await claimCard(tx, card.id, customerId))) throw refuse(codeNotKnown);
  return { id: card.id, store_name: store.name, balance: dollars(balance) };
}

export async function claimGiftCardFor(
  shop: Shop,
  codes: GiftCardCodes,
  who: Who,
  code: string,
): Promise<Wire<typeof claimGiftCard>> {
  await takeGuess(shop, who);
  return shop.write((tx) => claim(tx, codes, who.customerId, code));
}
