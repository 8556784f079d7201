import { listGiftCardEntries, listGiftCards } from 'contract/gift-cards';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { GiftCardCodes } from './gift-card-codes.js';
import { listGiftCardEntriesOf, listGiftCardsOf } from './gift-cards.js';

export const giftCardsRoutes = (shop: Shop) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    route(listGiftCards, ({ customer, query }) =>
      shop.read((db) => listGiftCardsOf(db, codes, customer.id, query)),
    ),
    route(listGiftCardEntries, ({ customer, path, query }) =>
      shop.read((db) => listGiftCardEntriesOf(db, customer.id, path.id, query)),
    ),
  ];
};
