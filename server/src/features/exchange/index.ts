export { exchangeWorkers } from './exchange.jobs.js';
export { exchangeRoutes } from './exchange.routes.js';
