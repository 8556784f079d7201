import type { PaymentState } from 'contract/checkout';

type Words = { title: string; words: string };

/** How far the payment of an order that waits for it has come. */
export function awaitedInWords({ status, words }: PaymentState, isOver: boolean): Words {
  if (status === 'paid')
    return {
      title: 'Your payment has arrived',
      words: 'The order is being placed. This page follows by itself.',
    };
  if (status === 'unknown')
    return {
      title: 'One moment: we are asking your bank',
      words: 'This page follows by itself. Nothing is paid twice, and you need not wait here.',
    };
  if (isOver)
    return {
      title: 'The time to pay is over',
      words: 'We are looking whether your payment has arrived meanwhile. This page follows by itself.',
    };
  if (status === 'waiting')
    return {
      title: 'Your bank would like you to confirm',
      words: 'The payment waits on its own page until you confirm or decline it there.',
    };
  if (status === 'declined')
    return {
      title: 'The payment did not go through',
      words: words || 'Your bank declined it. Nothing was taken. Please try again, or use another card.',
    };
  return { title: 'Your order waits for its payment', words: 'It is placed as soon as it is paid.' };
}
