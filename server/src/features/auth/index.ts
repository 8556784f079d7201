export { authChecks } from './auth-audit.sql.js';
export type { AboutCustomers } from './auth-context.js';
export { askToConfirm } from './confirm-email.js';
export { openAuth } from './open-auth.js';
