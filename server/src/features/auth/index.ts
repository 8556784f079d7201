export { authChecks } from './auth-audit.sql.js';
export type { AboutCustomers } from './auth-context.js';
export { askForEmail } from './change-email.js';
export { askToConfirm } from './confirm-email.js';
export { selectDetails, updateDetails } from './customer-details.sql.js';
export { selectCustomer, selectNames, selectReachableCustomers } from './customers.sql.js';
export { holdCustomer } from './hold-customer.js';
export { openAuth } from './open-auth.js';
