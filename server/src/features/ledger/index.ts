export { accountId } from './accounts.js';
export { endHeld, heldAtStores } from './held-at-stores.js';
export { balanceByOwner, balancesOf, heldAt, holdBalances, postAll } from './ledger.js';
export { ledgerChecks } from './ledger-audit.sql.js';
export { heldTooLong, holdThoseWithLots, holdTogether, type Lots, selectLots } from './lots.sql.js';
export { owedByStore } from './owed.sql.js';
export { readStatement } from './statement.js';
