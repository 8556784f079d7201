export { storeExists } from './stores.sql.js';
export { storesRoutes } from './stores.routes.js';
