import { isAnswerLost } from 'browser/calls/lost-answer';
import { useCall } from 'browser/calls/use-call';
import type { GiftPurchase } from 'contract/gift-cards/purchases';
import { dollars } from 'contract/platform/money';
import { useState } from 'react';
import { leaving } from '../../../platform/leaving';
import { forgetAttempt, keyFor } from '../../payments/attempt';
import type { Payment } from '../../payments/PaymentChoice';
import { askForPurchase, payGiftPurchase } from './gifts.api';

const lostWords = 'We didn’t get an answer. Try again: you won’t pay twice.';

/** Pays a gift cart as it was seen. The purchase itself tells how that went. */
export function usePayGift({ id, amount }: Pick<GiftPurchase, 'id' | 'amount'>) {
  const [trouble, setTrouble] = useState<string>();
  const { run, busy } = useCall({
    refused: (error, words) => {
      setTrouble(isAnswerLost(error) ? lostWords : words);
      return askForPurchase(id);
    },
  });

  const pay = (payment: Payment) =>
    run(async () => {
      setTrouble(undefined);
      const answer = await payGiftPurchase(id, { due: dollars(amount), payment }, keyFor(id));
      forgetAttempt();
      if (answer.payment.status === 'waiting' && answer.payment.redirect_url)
        leaving.to(answer.payment.redirect_url);
      await askForPurchase(id);
    });
  return { pay, busy, trouble };
}
