import * as giftCards from 'contract/gift-cards';
import * as designs from 'contract/gift-cards/designs';
import * as purchases from 'contract/gift-cards/purchases';
import * as sent from 'contract/gift-cards/sent';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Payments } from '../payments/index.js';
import { cancelGiftCard } from './buying/cancel-gift-card.js';
import { getOfferedDesign, listOfferedDesigns } from './buying/card-designs.js';
import { createGiftCart } from './buying/create-gift-cart.js';
import { getGiftPurchase, listGiftPaymentMethods } from './buying/gift-purchases.js';
import { payGiftPurchase } from './buying/pay-gift-purchase.js';
import { resendGiftCard } from './delivering/resend-gift-card.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { listGiftCardEntries, listGiftCards } from './gift-cards.js';
import { listSentGifts } from './sent/sent-gifts.js';
import { checkGiftCardBalance, claimGiftCard } from './spending/look-up-code.js';

export const giftCardsRoutes = (shop: Shop, payments: Payments) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    route(giftCards.listGiftCards, ({ customer, query }) =>
      shop.read((db) => listGiftCards(db, codes, customer.id, query)),
    ),
    route(giftCards.listGiftCardEntries, ({ customer, path, query }) =>
      shop.read((db) => listGiftCardEntries(db, customer.id, path.id, query)),
    ),
    route(designs.listGiftCardDesigns, ({ query }) => shop.read((db) => listOfferedDesigns(db, query.kind))),
    route(designs.getGiftCardDesign, ({ path }) => shop.read((db) => getOfferedDesign(db, path.id))),
    route(purchases.createGiftCart, ({ customer, body }) =>
      shop.write((tx) => createGiftCart(tx, customer.id, body)),
    ),
    route(sent.listSentGifts, ({ customer, query }) =>
      shop.read((db) => listSentGifts(db, customer.id, query)),
    ),
    route(purchases.getGiftPurchase, ({ customer, path }) =>
      getGiftPurchase(shop, payments, customer.id, path.id),
    ),
    route(purchases.listGiftPaymentMethods, ({ customer, path }) =>
      shop.read((db) => listGiftPaymentMethods(db, payments, customer.id, path.id)),
    ),
    route(purchases.payGiftPurchase, ({ customer, call, path, body }) =>
      payGiftPurchase(shop, payments, {
        customerId: customer.id,
        id: path.id,
        key: call.idempotencyKey,
        body,
      }),
    ),
    route(giftCards.checkGiftCardBalance, ({ customer, call, body }) =>
      checkGiftCardBalance(shop, codes, { customerId: customer.id, address: call.address }, body.code),
    ),
    route(giftCards.claimGiftCard, ({ customer, call, body }) =>
      claimGiftCard(shop, codes, { customerId: customer.id, address: call.address }, body.code),
    ),
    route(giftCards.resendGiftCard, ({ customer, call, path }) =>
      resendGiftCard(shop, { buyerId: customer.id, id: path.id, key: call.idempotencyKey }),
    ),
    route(giftCards.cancelGiftCard, ({ customer, path }) =>
      shop.write((tx) => cancelGiftCard(tx, payments, customer.id, path.id)),
    ),
  ];
};
