import { listPromotionsOf } from 'contract/promotions/promotions';
import {
  createPromotion,
  editPromotion,
  listMadeCodes,
  listPromotedChoices,
  listPromotions,
  makeCodes,
  previewPromotion,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { route } from '../../platform/http/route.js';
import type { Shop } from '../../platform/shop.js';
import { type StaffAsker, staffRoute } from '../staff/index.js';
import { listMadeCodesAt, makeCodesBy } from './codes/made-codes.js';
import {
  createPromotionBy,
  editPromotionBy,
  listPromotedChoicesAt,
  listPromotionsAt,
  switchPromotionBy,
} from './editing/edited-promotions.js';
import { previewPromotionAt } from './editing/preview-promotion.js';
import { promotionsOfProduct } from './promotions-of-product.js';

type StoreCall = { person: StaffAsker; path: { store_id: number } };
const placeOf = ({ person, path }: StoreCall) => ({ person, storeId: path.store_id });

export const promotionRoutes = (shop: Shop) => [
  route(listPromotionsOf, ({ path, query }) =>
    shop.read((db) => promotionsOfProduct(db, query.store_id, path.id)),
  ),
];

export const staffPromotionRoutes = (shop: Shop) => [
  staffRoute(listPromotions, (asked) => shop.read((db) => listPromotionsAt(db, placeOf(asked), asked.query))),
  staffRoute(listPromotedChoices, (asked) => shop.read((db) => listPromotedChoicesAt(db, placeOf(asked)))),
  staffRoute(createPromotion, (asked) => createPromotionBy(shop, placeOf(asked), asked.body)),
  staffRoute(editPromotion, (asked) =>
    editPromotionBy(shop, placeOf(asked), { id: asked.path.id, ...asked.body }),
  ),
  staffRoute(switchPromotion, (asked) =>
    switchPromotionBy(shop, placeOf(asked), asked.path.id, asked.body.state),
  ),
  staffRoute(makeCodes, (asked) => makeCodesBy(shop, placeOf(asked), asked.path.id, asked.body.count)),
  staffRoute(listMadeCodes, (asked) => shop.read((db) => listMadeCodesAt(db, placeOf(asked), asked.path.id))),
  staffRoute(previewPromotion, ({ path, body }) =>
    shop.read((db) => previewPromotionAt(db, path.store_id, body)),
  ),
];
