import {
  counterPaymentNeeded,
  nothingToPay,
  type TakenAtCounter,
  tooLittleCash,
} from 'contract/orders/counter.staff';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { usd } from '../../../platform/money-words.js';
import { refuse } from '../../../platform/refuse.js';
import { postAll } from '../../ledger/index.js';
import type { Order } from '../course/move-order.sql.js';
import { insertCounterPayment } from './counter-payments.sql.js';

const isPaidThere = ({ payment_method, paid_by_payment }: Order) =>
  payment_method === 'at_pickup' && paid_by_payment > 0;

/**
 * Cash, or the store's own terminal. The order is locked: when two clerks take its money at once, the second
 * one finds it handed over.
 */
export async function takeAtCounter(
  tx: Transaction,
  order: Order,
  taken: TakenAtCounter | undefined,
  personId: Uuid | null,
) {
  if (!isPaidThere(order)) {
    if (taken) throw refuse(nothingToPay);
    return;
  }
  if (!taken) throw refuse(counterPaymentNeeded);
  const { id, store_id: storeId, paid_by_payment: amount } = order;
  await insertCounterPayment(tx, {
    order_id: id,
    method: taken.method,
    amount,
    received: receivedOf(taken, amount),
    reference: taken.method === 'terminal' ? taken.reference : '',
    person_id: personId,
    at: tx.now,
  });
  await postAll(tx, [
    {
      storeId,
      reason: 'payment_captured',
      about: id,
      moves: [
        { account: { kind: 'payment_due' }, amount },
        { account: { kind: 'payments' }, amount: -amount },
      ],
    },
  ]);
}

function receivedOf(taken: TakenAtCounter, amount: number) {
  if (taken.method === 'terminal') return null;
  const { received = amount } = taken;
  if (received >= amount) return received;
  throw refuse(tooLittleCash, { message: `That is less than the ${usd(amount)} to be paid.` });
}
