export { isLicenceGood, mayBuy } from './age-and-licence.js';
export { bookSlot, releaseSlot, slotToBook } from './book-slot.js';
export { feeToday } from './fee-today.js';
export { moveSlotPlaces, selectFees, selectSlotPlan } from './fulfilment.sql.js';
export {
  type FulfilmentAnswer,
  type FulfilmentOption,
  fulfilmentBy,
  fulfilmentOptions,
  type ProposedSale,
  refusedByLaw,
} from './fulfilment-options.js';
export { importRules } from './import-rules.js';
export { addNewRules, putSlotPlans, replaceFeesOf } from './import-rules.sql.js';
export { promisedArrival } from './promised-arrival.js';
export { refusedToday } from './refused-today.js';
export { goodsKindOf, isDrink } from './rule.js';
export { nameOf } from './rule-refusal.js';
export {
  firstFreshDay,
  hasRules,
  listRules,
  listStaleRules,
  openRuleBook,
  placeOf,
  placeOfAddress,
} from './rules.js';
export {
  lockRule,
  selectJurisdictions,
  selectRulesPage,
  updateRule,
} from './rules.sql.js';
export { readRulesFile } from './rules-file.js';
export { rulesTable } from './rules-page.js';
export { isWithin, type Span, spanOn } from './spans.js';
export { mayHoldLottery, mayUsePoints } from './terms-of-sale.js';
export { type Bought, longestWindow } from './volume-window.js';
