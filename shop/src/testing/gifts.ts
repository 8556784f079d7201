import type { GiftCardDesign } from 'contract/gift-cards/designs';
import type { getGiftPurchase } from 'contract/gift-cards/purchases';
import type { Wire } from 'contract/platform/endpoint';

export const door: GiftCardDesign = {
  id: 101,
  kind: 'gift-card',
  name: 'The open door',
  description: 'A lit cellar door in an arch of terracotta',
  image_id: 'gift-card-door',
};

export const confetti: GiftCardDesign = {
  id: 1,
  kind: 'birthday-card',
  name: 'Confetti',
  description: 'Happy Birthday among confetti',
  image_id: 'birthday-card-confetti',
};

export const giftId = '0190b7e0-5f00-7000-8000-0000000000f1';

type WireGift = Wire<typeof getGiftPurchase>;

/** A birthday card of 75 dollars for Grace. */
export const gift = (about: Partial<WireGift> = {}): WireGift => ({
  id: giftId,
  number: 'G52001',
  status: 'open',
  store_id: 1,
  store_name: 'Cellar Door Mission',
  design: confetti,
  amount: 75,
  for_me: false,
  recipient_name: 'Grace',
  recipient_email: 'grace@example.com',
  greeting: 'Happy 40th',
  message: 'Open something old.',
  delivery_date: '2026-12-24',
  payment: null,
  refund: null,
  can_cancel: false,
  can_resend: false,
  ...about,
});
