export { accountId, type TaxRate } from './accounts.js';
export { balancesAtStores, endBalances } from './balances-at-stores.js';
export { balanceByOwner, balancesAt, balancesOf, postAll, postLastly } from './ledger.js';
export { lockBalances } from './ledger.sql.js';
export { ledgerChecks } from './ledger-audit.sql.js';
export { liabilitiesByStore } from './liabilities.js';
export {
  type Lots,
  lockAccountsWithOldLots,
  lockBalancesSince,
  selectAccountsWithOldLots,
  selectLots,
} from './lots.sql.js';
export { selectMovesBefore } from './moves-of-owner.sql.js';
export { reasonInWords } from './reasons.js';
export { readStatement } from './statement.js';
