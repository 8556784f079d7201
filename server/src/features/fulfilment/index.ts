export { bookSlot, releaseSlot } from './book-slot.js';
export { type FulfilmentOption, fulfilmentOptions, type Wanted } from './fulfilment-options.js';
