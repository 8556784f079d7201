export { authChecks } from './auth-audit.sql.js';
export type { AboutCustomers, Auth } from './auth-context.js';
export { confirmEmailByStaff, endSessionsByStaff } from './by-staff.js';
export { closeWithin } from './close-account.js';
export {
  selectBuyer,
  selectCustomerDetails,
  selectWantsNews,
  updateCustomerDetails,
  updateWantsNews,
} from './customer-details.sql.js';
export {
  lockCustomerRow,
  selectCustomer,
  selectCustomerByEmail,
  selectNames,
  selectReach,
  selectReachableCustomers,
} from './customers.sql.js';
export { emailKey } from './derived-keys.js';
export { keepEmail } from './email/change-email.js';
export { askToConfirm } from './email/confirm-email.js';
export { lockCustomer } from './lock-customer.js';
export { nobodysHash } from './log-in/log-in.js';
export { type Attempt, LogInLimits } from './log-in/log-in-limits.js';
export { hashOfToken } from './one-time-tokens.js';
export { openAuth } from './open-auth.js';
export { refuseEasy } from './passwords/common-passwords.js';
export { selectSecurityEvents, selectSecurityEventsBefore } from './security-events/security-events.sql.js';
export { deviceWords } from './sessions/device-words.js';
export { countSessions } from './sessions/sessions.sql.js';
