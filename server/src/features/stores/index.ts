export { daysAfter, daysBetween, storeDay } from './store-day.js';
export { storeLocal } from './store-hours.js';
export { momentAt } from './store-moment.js';
export {
  checkStore,
  listAllStores,
  storeFronts,
  storeRule,
  tradingStore,
} from './stores.js';
export { storesRoutes } from './stores.routes.js';
export { pointsTerms, selectAfterSale, storeMailbox } from './stores.sql.js';
