export { storesRoutes } from './stores.routes.js';
export { storeExists } from './stores.sql.js';
