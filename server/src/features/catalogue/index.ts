export { cardsOf } from './cards.js';
export { catalogueChecks } from './catalogue-audit.sql.js';
export { type Goods, goodsAt } from './goods.js';
export { forgetCustomer } from './leaving-customer.js';
export { openCatalogue } from './open-catalogue.js';
export { recordPurchase } from './reviews.sql.js';
export { wineSetCardsOf } from './wine-sets.js';
export { selectContents } from './wine-sets.sql.js';
export { namesOf, pricesOf, type StorePrice, type Wished } from './wished.js';
