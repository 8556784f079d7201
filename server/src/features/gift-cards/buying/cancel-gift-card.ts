import { cardOut, giftCardNotFound } from 'contract/gift-cards';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { postAll } from '../../ledger/index.js';
import type { Payments } from '../../payments/index.js';
import { lockGiftCardOfBuyer, markGiftCardCancelled } from '../gift-cards.sql.js';
import { updateGiftPurchaseStatus } from './gift-purchases.sql.js';

/**
 * Cancels a card that has not been sent, and refunds what was paid for it. Called again, it changes nothing.
 */
export async function cancelGiftCard(
  tx: Transaction,
  payments: Pick<Payments, 'askCancel' | 'ofOrder'>,
  buyerId: Uuid,
  id: Uuid,
) {
  const card = await lockGiftCardOfBuyer(tx, buyerId, id);
  if (!card) throw refuse(giftCardNotFound);
  if (card.cancelled_at) return;
  const payment = (await payments.ofOrder(tx, id)).find(({ captured }) => captured > 0);
  if (card.delivered_at || !payment) throw refuse(cardOut);
  await markGiftCardCancelled(tx, id);
  await postAll(tx, [
    {
      storeId: card.store_id,
      reason: 'gift_card_cancelled',
      about: id,
      moves: [
        { account: { kind: 'gift_card', ownerId: id }, amount: -card.amount },
        { account: { kind: 'payment_due' }, amount: card.amount },
      ],
    },
  ]);
  await payments.askCancel(tx, payment.id);
  await updateGiftPurchaseStatus(tx, id, 'cancelled');
}
