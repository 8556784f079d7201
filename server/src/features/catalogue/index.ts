export { carryAll } from './assortment/assortment.js';
export {
  countOnSale,
  lockProducts,
  selectCalled,
  selectCategories,
  selectKnown,
  type WholeName,
} from './assortment/assortment.sql.js';
export { findProducts } from './assortment/find-products.js';
export { cardsOf } from './cards.js';
export { type CardRow, cardsAt } from './cards.sql.js';
export { catalogueChecks } from './catalogue-audit.sql.js';
export { addressPart } from './editing/address-part.js';
export { changedFacts } from './editing/changed-facts.js';
export { lockCategories, lockNumbers, selectEditedAfter, selectEditedOf } from './editing/editing.sql.js';
export { addUsualDepartments } from './editing/menus.sql.js';
export { addedTo, type ChangedPictures, savePictures } from './editing/product-pictures.js';
export { selectPicturesAfter, selectPicturesOf } from './editing/product-pictures.sql.js';
export { factsOf } from './editing/product-row.js';
export { type SavedProduct, saveProducts } from './editing/save-products.js';
export { usualDepartments } from './editing/usual-departments.js';
export { type Goods, goodsAt } from './goods.js';
export { forgetCustomer } from './leaving-customer.js';
export { openCatalogue } from './open-catalogue.js';
export { putPrices } from './prices/prices.js';
export { lockPrices, selectPricesAfter, selectPricesOf } from './prices/prices.sql.js';
export { productPriceAt } from './product/product-details.sql.js';
export { backInStockFor } from './product/stock-alerts.js';
export { countWaitingReviews, selectInboxReviews } from './reviews/inbox-reviews.sql.js';
export { forgetPurchase, recordPurchase } from './reviews/reviews.sql.js';
export { addSet, editSet, priceSet } from './sets/edited-sets.js';
export { lockSet, selectWholeSetsAfter, selectWholeSetsOf, type WholeSet } from './sets/edited-sets.sql.js';
export { wineSetCardsOf } from './sets/wine-sets.js';
export { wineSetPriceAt } from './sets/wine-sets.sql.js';
export type { Catalogue } from './shelves/catalogue.js';
export { findCarried } from './shelves/product-list.js';
export { namesOf, pricesOf, type StorePrice, type Wished } from './wished.js';
