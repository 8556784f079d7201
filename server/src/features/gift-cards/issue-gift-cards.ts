import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { postAll } from '../ledger/index.js';
import { endOf, type GiftCardCodes, newGiftCardCode } from './gift-card-codes.js';
import { insertGiftCards } from './gift-cards.sql.js';
import { expiryDay } from './validity.js';

type NewGiftCard = {
  id?: Uuid;
  store: { id: number; jurisdiction: string };
  /** In cents. */
  amount: number;
  /** Given away by the store, not paid for. */
  promotional?: boolean;
  /**
   * The account that its money comes from: `payment_due` when it is paid through the shop, otherwise
   * `payments`.
   */
  paidBy?: 'payment_due' | 'payments';
  designId?: number;
  buyerId: Uuid | null;
  /** The holder from the beginning, when buyers buy a card for themselves. */
  ownerId: Uuid | null;
  recipientName: string;
  recipientEmail?: string;
  greeting?: string;
  message?: string;
  boughtAt: Date;
  /** On the calendar of the store. */
  deliveryDate: string;
  deliveredAt?: Date;
  code?: string;
};

/** Makes the cards with their codes, and puts on each what was paid for it. */
export async function issueGiftCards(tx: Transaction, codes: GiftCardCodes, cards: readonly NewGiftCard[]) {
  const issued = cards.map((card) => ({ ...card, id: card.id ?? newId(tx.now) }));
  await insertGiftCards(
    tx,
    issued.map((card) => rowOf(card, codes)),
  );
  await postAll(tx, issued.map(postingOf));
  return issued.map(({ id }) => id);
}

type Issued = NewGiftCard & { id: Uuid };

function rowOf(card: Issued, codes: GiftCardCodes) {
  const { id, store, deliveryDate, promotional = false, code = newGiftCardCode() } = card;
  return {
    id,
    store_id: store.id,
    sealed_code: codes.seal(code, id),
    code_hash: codes.hash(code),
    code_end: endOf(code),
    amount: card.amount,
    promotional,
    design_id: card.designId ?? null,
    buyer_id: card.buyerId,
    owner_id: card.ownerId,
    recipient_name: card.recipientName,
    recipient_email: card.recipientEmail ?? null,
    greeting: card.greeting ?? '',
    message: card.message ?? '',
    bought_at: card.boughtAt,
    delivery_date: deliveryDate,
    expires_on: expiryDay({ jurisdiction: store.jurisdiction, deliveryDate, promotional }),
    delivered_at: card.deliveredAt ?? null,
    cancelled_at: null,
  };
}

const postingOf = ({ id, store, amount, promotional, paidBy = 'payments', boughtAt }: Issued) =>
  ({
    storeId: store.id,
    reason: promotional ? 'gift_card_given' : 'gift_card_bought',
    about: id,
    at: boughtAt,
    moves: [
      { account: { kind: 'gift_card', ownerId: id }, amount },
      { account: { kind: promotional ? 'goodwill' : paidBy }, amount: -amount },
    ],
  }) as const;
