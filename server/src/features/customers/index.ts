export { findCustomersFor } from './customers.js';
export { customersRoutes } from './customers.routes.js';
export { forgetTalkAbout } from './forget-talk.js';
