export { checkoutRoutes } from './checkout.routes.js';
export { checkoutChecks } from './checkout-audit.sql.js';
