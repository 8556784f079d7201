export { OutcomeUnknown } from './gateway.js';
export { openPayments, type Payments } from './open-payments.js';
export { isUndecided } from './payment-states.js';
export { paymentChecks } from './payments-audit.sql.js';
