export type { Machines } from './operation.js';
export { operationRoutes } from './operation.routes.js';
