export { checkStore, listAllStores } from './stores.js';
export { storesRoutes } from './stores.routes.js';
export { storeMailbox } from './stores.sql.js';
