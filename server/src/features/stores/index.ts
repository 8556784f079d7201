export { closingFrom } from './closing-time.js';
export { milesBetween } from './miles-between.js';
export { deletePause, insertPause, type Pause, selectPauses } from './pauses.sql.js';
export {
  insertStore,
  lockStores,
  replaceModes,
  type StorePlaceRow,
  selectStoreAt,
  selectStoreFacts,
  setStanding,
  updateStorePlace,
} from './store-facts.sql.js';
export {
  lockStore,
  lockStoreAlone,
  replaceDeliveryZips,
  replaceHours,
  replaceSpecialDays,
  type StoreTermsRow,
  selectStoreTerms,
  updateStoreTerms,
} from './store-settings.sql.js';
export { momentAt, storeDay, storeMoment } from './store-wall.js';
export {
  checkStore,
  checkWorkplace,
  listAllStores,
  listOpenStores,
  type StoreSeen,
  storeFronts,
  storeRule,
  type TradingStore,
  tradingStore,
} from './stores.js';
export { storesRoutes } from './stores.routes.js';
export { pointsTerms, selectAfterSale, selectOpening, storeMailbox } from './stores.sql.js';
export { byTradingTerms, lookAtTerms } from './trading-terms.js';
