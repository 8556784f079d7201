export { contactWorkers } from './contact.js';
export { pagesRoutes } from './pages.routes.js';
