import type { PaymentState } from 'contract/checkout';

type Words = { title: string; words: string };

/** How far the payment of an order that waits for it has come. */
export function awaitedInWords({ status, words }: PaymentState, isOver: boolean): Words {
  if (status === 'paid')
    return {
      title: 'Your payment has arrived',
      words: 'We’re placing your order. This page updates by itself.',
    };
  if (status === 'unknown')
    return {
      title: 'One moment: we’re checking with your bank',
      words: 'This page updates by itself. You won’t be charged twice, and you don’t have to wait here.',
    };
  if (isOver)
    return {
      title: 'The time to pay has run out',
      words: 'We’re checking whether your payment has come through. This page updates by itself.',
    };
  if (status === 'waiting')
    return {
      title: 'Your bank would like you to confirm',
      words: 'The payment is waiting on a page of its own until you confirm or decline it there.',
    };
  if (status === 'declined')
    return {
      title: 'The payment did not go through',
      words: words || 'Your bank declined it. You weren’t charged. Please try again, or use another card.',
    };
  // It was stopped, and the shop says why.
  if (words) return { title: 'The payment did not go through', words };
  return { title: 'Your order is waiting for payment', words: 'We’ll place it as soon as it’s paid.' };
}
