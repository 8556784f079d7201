export { findCustomersFor } from './customers.js';
export { customersRoutes } from './customers.routes.js';
export { selectCustomersAfter } from './exported.sql.js';
export { forgetTalkAbout } from './forget-talk.js';
export { membershipWorkers } from './memberships/by-spending.js';
