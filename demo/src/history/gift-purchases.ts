import { postAll } from 'server/features/ledger';
import type { Transaction } from 'server/platform/database/database';
import { insertAll } from '../insert-all.js';
import { demoId } from './books.js';
import type { DemoCard } from './gift-cards.js';

const firstNumber = 51_001;

const isBought = ({ promotional }: DemoCard) => !promotional;

const purchaseOf = (card: DemoCard, at: number) => ({
  id: card.id,
  number: `G${firstNumber + at}`,
  customer_id: card.buyerId!,
  store_id: card.store.id,
  design_id: card.designId!,
  amount: card.amount,
  for_me: card.ownerId !== null,
  recipient_name: card.recipientName,
  recipient_email: card.recipientEmail!,
  greeting: card.greeting ?? '',
  message: card.message ?? '',
  delivery_date: card.deliveryDate,
  status: 'paid' as const,
  created_at: card.boughtAt,
  paid_at: card.boughtAt,
});

const paymentIdOf = ({ id }: DemoCard) => demoId(`payment of gift ${id}`);

const paymentOf = (card: DemoCard) => ({
  id: paymentIdOf(card),
  store_id: card.store.id,
  order_id: card.id,
  provider: 'demo' as const,
  status: 'captured' as const,
  amount: card.amount,
  captured: card.amount,
  captures_at_once: true,
  provider_ref: paymentIdOf(card),
  redirect_url: null,
  return_url: '/gift-card',
  created_at: card.boughtAt,
  expires_at: card.boughtAt,
  authorised_at: card.boughtAt,
  look_at: null,
});

const eventsOf = (card: DemoCard) =>
  (['authorise', 'capture'] as const).map((kind) => ({
    id: demoId(`${kind} of gift ${card.id}`),
    payment_id: paymentIdOf(card),
    kind,
    key: `${paymentIdOf(card)}:${kind}`,
    amount: null,
    asked_at: card.boughtAt,
    answered_at: card.boughtAt,
    outcome: kind === 'capture' ? 'captured' : 'authorised',
  }));

const atProvider = (card: DemoCard) => ({
  payment_id: paymentIdOf(card),
  amount: card.amount,
  status: 'captured' as const,
  words: '',
  return_url: '/gift-card',
  captured: card.amount,
});

const takenFor = (card: DemoCard) => ({
  storeId: card.store.id,
  reason: 'payment_captured' as const,
  about: paymentIdOf(card),
  at: card.boughtAt,
  moves: [
    { account: { kind: 'payment_due' }, amount: card.amount },
    { account: { kind: 'payments' }, amount: -card.amount },
  ] as const,
});

/** The purchases behind the cards that were bought: those not yet sent can be cancelled and refunded. */
export async function writeGiftPurchases(tx: Transaction, cards: readonly DemoCard[]) {
  const bought = cards.filter(isBought);
  await insertAll(tx, 'gift_purchase', bought.map(purchaseOf));
  await insertAll(tx, 'payment', bought.map(paymentOf));
  await insertAll(tx, 'payment_event', bought.flatMap(eventsOf));
  await insertAll(tx, 'demo_payment', bought.map(atProvider));
  await postAll(tx, bought.map(takenFor));
}
