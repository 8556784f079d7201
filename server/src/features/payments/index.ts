export { openPayments, type Payments } from './open-payments.js';
export { paymentChecks } from './payments-audit.sql.js';
