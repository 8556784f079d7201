export { endStoreCreditOf, storeCreditAt } from './store-credit.js';
export { storeCreditRoutes } from './store-credit.routes.js';
