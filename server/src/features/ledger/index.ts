export { type AlreadyPosted, balanceByOwner, balancesOf, holdBalances, post, postAll } from './ledger.js';
export { ledgerChecks } from './ledger-audit.sql.js';
export { readStatement } from './statement.js';
