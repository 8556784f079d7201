export { cardsOf } from './cards.js';
export { forgetCustomer } from './leaving-customer.js';
export { openCatalogue } from './open-catalogue.js';
export { wineSetCardsOf } from './wine-sets.js';
export { namesOf, pricesOf, type StorePrice, type Wished } from './wished.js';
