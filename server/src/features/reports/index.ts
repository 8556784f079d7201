export { reportRoutes } from './reports.routes.js';
