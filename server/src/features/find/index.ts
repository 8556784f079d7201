export { findRoutes } from './find.routes.js';
