import { formatMoney, formatNumber } from 'browser/formats/format';

type Back = {
  payment: number;
  points: number;
  store_credit: number;
  gift_card: number;
  /** The gift card can no longer be used. */
  card_is_over?: boolean;
};

/** By which way how much goes back, without the ways by which nothing does. */
export const rowsBack = (wayOfPayment: string, back: Back) =>
  [
    { name: wayOfPayment, worth: back.payment, sum: formatMoney(back.payment) },
    { name: 'Back as points', worth: back.points, sum: formatNumber(back.points) },
    { name: 'Back to store credit', worth: back.store_credit, sum: formatMoney(back.store_credit) },
    {
      name: back.card_is_over ? 'From the ended gift card to store credit' : 'Back to the gift card',
      worth: back.gift_card,
      sum: formatMoney(back.gift_card),
    },
  ].filter(({ worth }) => worth > 0);
