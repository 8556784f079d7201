export { expiredOf, loyaltyWorkers } from './expire-points.js';
export { endPointsOf, listLoyaltyPoints, pointsAt } from './loyalty.js';
export { loyaltyRoutes } from './loyalty.routes.js';
export { endOf, lastDayOf } from './points-terms.js';
export { warnOfPointsThatExpire } from './warn-of-points.js';
