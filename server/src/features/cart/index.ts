export { cartRoutes } from './cart.routes.js';
export { countPieces, deleteOpenCartsOf } from './cart.sql.js';
export { cartChecks } from './cart-audit.sql.js';
