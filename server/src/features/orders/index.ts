export { refuseWhileAnOrderIsOpen } from './orders.js';
export { ordersRoutes } from './orders.routes.js';
export { sentBefore } from './sent-before.js';
