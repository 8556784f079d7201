import { describe, expect, it } from 'vitest';
import { countsAfter } from './counters';

const before = { counts: { cart_count: 4, wishlist_count: 2 }, storedLines: [{ id: 'a', quantity: 3 }] };
const lines = (...quantities: number[]) => ({
  cart_detail: quantities.map((quantity, at) => ({ id: String(at), quantity })),
});

describe('the counts in the header', () => {
  it.each([
    ['a line is added', 'POST', 'e-com/cart', lines(1), { cart_count: 5 }],
    ['an order is placed', 'POST', 'e-com/purchase-order', {}, { cart_count: 0 }],
    ['a gift cart is made', 'POST', 'e-com/create-gift-cart', {}, {}],
    ['a gift is paid', 'POST', 'e-com/gift-purchases/7/pay', {}, {}],
    ['quantities change', 'PUT', 'e-com/cart/7', lines(2, 5), { cart_count: 3 }],
    ['points are applied', 'PATCH', 'e-com/cart/7', lines(2), { cart_count: 3 }],
    ['the cart is read', 'GET', 'e-com/cart', lines(1, 1), { cart_count: 2 }],
    ['a cart without lines is read', 'GET', 'e-com/cart', {}, { cart_count: 3 }],
    ['something is wished', 'POST', 'e-com/wishlist', {}, { wishlist_count: 3 }],
    ['a wish is removed', 'DELETE', 'e-com/wishlist/9', undefined, { wishlist_count: 1 }],
    ['the wishes are read', 'GET', 'e-com/wishlist', [1, 2, 3, 4, 5], { wishlist_count: 5 }],
    ['the wishes cannot be read as a list', 'GET', 'e-com/wishlist', null, {}],
    ['anything else is asked', 'GET', 'e-com/stores', [1], {}],
    ['anything else is removed', 'DELETE', 'e-com/cart/7', undefined, {}],
  ] as const)('when %s', (_what, method, path, data, counts) => {
    expect(countsAfter({ method, path, data, ...before })).toEqual(counts);
  });

  it('are those of the lines that are shown, whatever a change answers', () => {
    const changed = { method: 'PUT', path: 'e-com/cart/7', data: lines(9), counts: before.counts } as const;
    expect(countsAfter({ ...changed, storedLines: [] })).toEqual({ cart_count: 0 });
    expect(countsAfter({ ...changed, storedLines: undefined })).toEqual({});
  });

  it('never show fewer than no wishes', () => {
    const none = { ...before, counts: { cart_count: 0, wishlist_count: 0 } };
    expect(countsAfter({ method: 'DELETE', path: 'e-com/wishlist/9', data: undefined, ...none })).toEqual({
      wishlist_count: 0,
    });
  });
});
