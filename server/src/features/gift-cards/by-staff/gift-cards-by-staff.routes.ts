import * as cards from 'contract/gift-cards/cards.staff';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../../staff/index.js';
import { GiftCardCodes } from '../gift-card-codes.js';
import { findCardsAt, getCardAt, listCardEntriesAt } from './cards-of-store.js';
import { blockCardBy, resendCardBy, sendCardElsewhereBy, unblockCardBy } from './change-cards.js';
import { liabilitiesFor } from './liabilities-for.js';

export const staffGiftCardsRoutes = (shop: Shop) => {
  const codes = new GiftCardCodes(shop.secretKey);
  return [
    staffRoute(cards.findGiftCards, ({ path, query }) =>
      shop.read((db) => findCardsAt(db, path.store_id, query)),
    ),
    staffRoute(cards.getGiftCardByStaff, ({ path }) => shop.read((db) => getCardAt(db, path))),
    staffRoute(cards.listGiftCardEntriesByStaff, ({ path, query }) =>
      shop.read((db) => listCardEntriesAt(db, path, query)),
    ),
    staffRoute(cards.resendGiftCardByStaff, ({ person, path }) => resendCardBy(shop, person, path)),
    staffRoute(cards.blockGiftCard, ({ person, path, body }) => blockCardBy(shop, person, path, body.why)),
    staffRoute(cards.unblockGiftCard, ({ person, path, body }) =>
      unblockCardBy(shop, person, path, body.why),
    ),
    staffRoute(cards.sendGiftCardElsewhere, ({ person, path, body }) =>
      sendCardElsewhereBy(shop, codes, person, { at: path, to: body }),
    ),
    staffRoute(cards.listLiabilities, ({ person }) => shop.read((db) => liabilitiesFor(db, person))),
  ];
};
