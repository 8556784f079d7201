import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { tooManyGifts } from 'contract/gift-cards/purchases';
import { hours } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { limit } from '../../../platform/limits.js';
import { spokenUsd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { selectCustomer } from '../../auth/index.js';
import { selectGiftsOfDay } from './gift-purchases.sql.js';

/** Counts gift carts that are begun, paid or not. */
export const giftCartsBegun = limit('create-gift-cart', 40, hours(1));

/** A gift sends a letter to somebody else, so the giver needs a confirmed address. */
export async function checkGiver(tx: Transaction, customerId: Uuid, forMe: boolean) {
  if (forMe) return;
  const { email_confirmed_at } = await selectCustomer(tx, customerId);
  if (email_confirmed_at === null) throw refuse(emailUnconfirmed);
}

type Gift = { id: Uuid; customer_id: Uuid; store_id: number; amount: number };

/** The caller has locked the customer, so that two gifts are counted one after the other. */
export async function checkGiftsOfDay(tx: Transaction, { id, customer_id, store_id, amount }: Gift) {
  const { cards, money, most_cards, most_money } = await selectGiftsOfDay(tx, customer_id, store_id, id);
  if (cards < most_cards && money + amount <= most_money) return;
  throw refuse(tooManyGifts, {
    message:
      `You can buy ${most_cards} gift cards, of ${spokenUsd(most_money)} together. ` +
      'Please come back tomorrow, or write to the store.',
  });
}
