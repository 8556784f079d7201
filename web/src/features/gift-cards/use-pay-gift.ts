import type { GiftPurchase } from 'contract/gift-purchases';
import { dollars } from 'contract/platform/money';
import { useRef, useState } from 'react';
import { CallError } from '../../platform/call-error';
import { leaving } from '../../platform/leaving';
import { useStoreData } from '../../platform/store-data';
import { settleCart } from '../cart/cart.api';
import { forgetAttempt, keyFor } from '../checkout/attempt';
import { placeOrder } from '../checkout/checkout.api';
import type { Payment } from '../checkout/PaymentChoice';
import { askForPurchase } from './gifts.api';

const lostWords = 'The answer did not reach you. Try again: nothing is paid twice.';

const wordsOf = (error: unknown) => {
  if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) return lostWords;
  // The session is over: the customer is on the way to the log-in already.
  return error.status === 401 ? undefined : error.message;
};

/** By the path of its call a purchase empties the cart in the header; this one took nothing out of it. */
const settleCount = async () => {
  const store = useStoreData.getState().selectedStore;
  if (store) await settleCart(store.id).catch(() => undefined);
};

/** Pays a gift cart as it was seen; how that went, the purchase itself tells. */
export function usePayGift({ id, amount }: Pick<GiftPurchase, 'id' | 'amount'>) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const asking = useRef(false);

  const pay = async (payment: Payment) => {
    // A second press comes before the button is drawn busy.
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    setTrouble(undefined);
    try {
      const answer = await placeOrder({ gift_cart_id: id, due: dollars(amount), payment }, keyFor(id));
      forgetAttempt();
      if (answer.payment.status === 'waiting' && answer.payment.redirect_url)
        leaving.to(answer.payment.redirect_url);
      await settleCount();
    } catch (error) {
      setTrouble(wordsOf(error));
    } finally {
      await askForPurchase(id);
      asking.current = false;
      setBusy(false);
    }
  };
  return { pay, busy, trouble };
}
