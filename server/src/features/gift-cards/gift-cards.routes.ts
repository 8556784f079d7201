import { getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-card-designs';
import {
  cancelGiftCard,
  checkGiftCardBalance,
  claimGiftCard,
  listGiftCardEntries,
  listGiftCards,
  resendGiftCard,
} from 'contract/gift-cards';
import { createGiftCart, getGiftPurchase, listGiftPaymentMethods } from 'contract/gift-purchases';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import type { Payments } from '../payments/index.js';
import { cancelGiftCardOf } from './cancel-gift-card.js';
import { getDesign, listDesigns } from './card-designs.js';
import { createGiftCartFor } from './create-gift-cart.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { listGiftCardEntriesOf, listGiftCardsOf } from './gift-cards.js';
import { getGiftPurchaseOf, giftPaymentMethodsOf } from './gift-purchases.js';
import { checkBalanceOf, claimGiftCardFor } from './look-up-code.js';
import { resendGiftCardOf } from './resend-gift-card.js';

export const giftCardsRoutes = (shop: Shop, payments: Payments) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    route(listGiftCards, ({ customer, query }) =>
      shop.read((db) => listGiftCardsOf(db, codes, customer.id, query)),
    ),
    route(listGiftCardEntries, ({ customer, path, query }) =>
      shop.read((db) => listGiftCardEntriesOf(db, customer.id, path.id, query)),
    ),
    route(listGiftCardDesigns, ({ query }) => shop.read((db) => listDesigns(db, query.kind))),
    route(getGiftCardDesign, ({ path }) => shop.read((db) => getDesign(db, path.id))),
    route(createGiftCart, ({ customer, body }) =>
      shop.write((tx) => createGiftCartFor(tx, customer.id, body)),
    ),
    route(getGiftPurchase, ({ customer, path }) => getGiftPurchaseOf(shop, payments, customer.id, path.id)),
    route(listGiftPaymentMethods, ({ customer, path }) =>
      shop.read((db) => giftPaymentMethodsOf(db, payments, customer.id, path.id)),
    ),
    route(checkGiftCardBalance, ({ customer, call, body }) =>
      checkBalanceOf(shop, codes, { customerId: customer.id, address: call.address }, body.code),
    ),
    route(claimGiftCard, ({ customer, call, body }) =>
      claimGiftCardFor(shop, codes, { customerId: customer.id, address: call.address }, body.code),
    ),
    route(resendGiftCard, ({ customer, path }) => resendGiftCardOf(shop, customer.id, path.id)),
    route(cancelGiftCard, ({ customer, path }) =>
      shop.write((tx) => cancelGiftCardOf(tx, payments, customer.id, path.id)),
    ),
  ];
};
