export { authChecks } from './auth-audit.sql.js';
export type { AboutCustomers } from './auth-context.js';
export { askToConfirm } from './confirm-email.js';
export { selectReachableCustomers } from './customers.sql.js';
export { holdCustomer } from './hold-customer.js';
export { openAuth } from './open-auth.js';
