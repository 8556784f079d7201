import { formatDate } from 'browser/formats/format';
import type { GiftPurchase } from 'contract/gift-cards/purchases';

const refundWords = {
  on_its_way: 'The gift card is canceled, and your money is on its way back to your card.',
  made: 'The gift card is canceled, and your money has gone back to your card. Your bank may need a few days to show it.',
  owed: 'The gift card is canceled. We haven’t been able to refund your card yet.',
};

/** What a gift's page says above everything else. */
export function receiptWords({ status, for_me, recipient_name, delivery_date, refund }: GiftPurchase) {
  const whose = for_me ? 'Your card' : `The card for ${recipient_name}`;
  switch (status) {
    case 'open':
      return { title: 'Pay for your gift', lead: 'Look at it once more, then pay.' };
    case 'awaiting_payment':
      return {
        title: 'Your payment is on its way',
        lead: 'One moment: we’re waiting for your bank.',
      };
    case 'paid':
      return {
        title: 'Thank you for your gift',
        lead: `${whose} goes out on the morning of ${formatDate(delivery_date, 'long')}.`,
      };
    case 'delivered':
      return {
        title: 'Thank you for your gift',
        lead: `${whose} has been sent. It arrives by email in a moment.`,
      };
    case 'cancelled':
      return {
        title: 'This gift is canceled',
        lead: refundWords[refund?.status ?? 'on_its_way'],
      };
  }
}
