export { storesRoutes } from './stores.routes.js';
export { storeExists, storeMailbox } from './stores.sql.js';
