export { isLicenceGood, mayBuy } from './age-and-licence.js';
export { bookSlot, releaseSlot } from './book-slot.js';
export {
  type FulfilmentAnswer,
  type FulfilmentOption,
  fulfilmentBy,
  fulfilmentOptions,
  type Wanted,
} from './fulfilment-options.js';
export { type GoodsKind, goodsKindOf, isDrink } from './rule.js';
export { openRuleBook, placeOf, placeOfAddress } from './rules.js';
export { mayHoldLottery, mayUsePoints } from './terms-of-sale.js';
export { type Bought, longestWindow, monthsBefore } from './volume-window.js';
