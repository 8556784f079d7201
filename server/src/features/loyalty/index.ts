export { endPointsOf } from './loyalty.js';
export { loyaltyRoutes } from './loyalty.routes.js';
