export { endPointsOf, pointsAt } from './loyalty.js';
export { loyaltyRoutes } from './loyalty.routes.js';
