import * as v from 'valibot';
import { date } from '../platform/dates.js';
import { endpoint } from '../platform/endpoint.js';
import { uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { giftCardDesign } from './designs.js';

/**
 * How far a gift has come: its day is still ahead, its letter is sent, somebody has claimed it, or it was
 * cancelled.
 */
export const giftWay = v.picklist(['waiting', 'delivered', 'claimed', 'cancelled']);
export type GiftWay = v.InferOutput<typeof giftWay>;

export const sentGift = v.object({
  id: uuid,
  number: v.string(),
  way: giftWay,
  store_name: v.string(),
  design: giftCardDesign,
  amount: money,
  recipient_name: v.string(),
  recipient_email: v.string(),
  delivery_date: date,
  can_cancel: v.boolean(),
  can_resend: v.boolean(),
});
export type SentGift = v.InferOutput<typeof sentGift>;

export const listSentGifts = endpoint('GET', 'e-com/gift-purchases', {
  about: 'The gifts that the customer has paid for and that go to somebody else, the latest day first.',
  query: v.object(pageQuery(10)),
  data: pageOf(sentGift),
});
