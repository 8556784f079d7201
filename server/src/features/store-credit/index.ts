export { endStoreCreditOf } from './store-credit.js';
export { storeCreditRoutes } from './store-credit.routes.js';
