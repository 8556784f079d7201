/**
 * The page of one order. `from=checkout` is how one comes right after the purchase; the page forgets it at
 * once.
 */
export type OrderAddress = { order?: string; from?: string };

export const fromCheckout = 'checkout';
