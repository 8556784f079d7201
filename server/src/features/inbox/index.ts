export { inboxRoutes } from './inbox.routes.js';
