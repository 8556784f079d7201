import type { Endpoint } from 'contract/platform/endpoint';

/**
 * The chapters of the API page, in the order of a visit; a call belongs to the chapter with the longest
 * beginning of its path.
 */
export const chapters: readonly (readonly [name: string, ...beginnings: string[]])[] = [
  ['Logging in', 'e-com/auth'],
  [
    'Stores',
    'e-com/stores',
    'e-com/fulfilment-options',
    'e-com/fulfilment-promises',
    'e-com/store-distances',
  ],
  ['Places', 'countries', 'states', 'cities', 'common/location', 'common/zip-codes'],
  ['Catalogue', 'e-com/home', 'e-com/filters', 'e-com/products', 'e-com/wine-sets', 'e-com/reviews'],
  ['Wishlist', 'e-com/wishlist'],
  ['Cart', 'e-com/cart'],
  ['Checkout and orders', 'e-com/purchase-order', 'e-com/orders', 'e-com/payment', 'webhooks', 'e-com/demo'],
  [
    'Gift cards',
    'e-com/gift-card',
    'e-com/create-gift-cart',
    'e-com/gift-purchases',
    'e-com/customer/gift-cards',
  ],
  ['Points and credit', 'e-com/customer/loyalty-points', 'e-com/customer/store-credits'],
  ['Lottery', 'e-com/lotter', 'e-com/customer/lottery-list'],
  ['Addresses', 'e-com/address'],
  ['Profile', 'e-com/customer', 'e-com/common/files'],
  ['Contact and pages', 'e-com/contact', 'e-com/legal-texts', 'e-com/pages', 'e-com/about'],
  ["The shop's staff", 'staff', 'back-office', 'e-com/staff', 'e-com/back-office'],
];

const others = 'Other calls';

export function chapterOf({ path }: Endpoint): string {
  let [best, length] = [others, 0];
  for (const [name, ...beginnings] of chapters)
    for (const beginning of beginnings)
      if (path.startsWith(beginning) && beginning.length > length) [best, length] = [name, beginning.length];
  return best;
}
