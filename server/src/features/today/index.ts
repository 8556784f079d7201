export { todayRoutes } from './today.routes.js';
