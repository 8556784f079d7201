export { words, writeCsv } from './csv/write-csv.js';
export { exchangeWorkers } from './exchange.jobs.js';
export { exchangeRoutes } from './exchange.routes.js';
