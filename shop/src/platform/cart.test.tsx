import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCart, useCart } from './cart';

const cart = () => useCart.getState();

beforeEach(() => cart().resetCart());

describe('the cart of this browser', () => {
  it('raises and lowers a quantity by one, never below one', () => {
    cart().addLine({ id: 'barolo', quantity: 1 });
    cart().increaseLine('barolo');
    expect(cart().cart_detail).toEqual([{ id: 'barolo', quantity: 2 }]);
    cart().decreaseLine('barolo');
    cart().decreaseLine('barolo');
    expect(cart().cart_detail).toEqual([{ id: 'barolo', quantity: 1 }]);
  });

  it('adds to a line that is there, and removes only the one that is named', () => {
    cart().addLine({ id: 'barolo', quantity: 1 });
    cart().addLine({ id: 'rioja', quantity: 2 });
    cart().addLine({ id: 'barolo', quantity: 3 });
    cart().removeLine('rioja');
    expect(cart().cart_detail).toEqual([{ id: 'barolo', quantity: 4 }]);
  });

  it('applies and removes points, credit and a gift card, which records its cart too', () => {
    cart().applyLoyaltyPoints(300);
    cart().applyStoreCredit(1250);
    cart().applyGiftCard('••••-7K3D', 'gift-cart-1');
    expect(cart()).toMatchObject({
      redeem_loyalty_point: 300,
      redeem_store_credit: 1250,
      redeem_gift_card: '••••-7K3D',
      giftCardCartId: 'gift-cart-1',
    });
    cart().removeLoyaltyPoints();
    cart().removeStoreCredit();
    cart().removeGiftCard();
    expect(cart()).toMatchObject(emptyCart);
  });

  it('remembers the default address and forgets all of it when it is reset', () => {
    cart().setDefaultAddress('home');
    cart().addLine({ id: 'barolo', quantity: 1 });
    expect(cart().defaultAddress).toBe('home');
    cart().resetCart();
    expect(cart()).toMatchObject(emptyCart);
  });

  it('holds exactly what the specification names', () => {
    cart().addLine({ id: 'barolo', quantity: 1 });
    const kept = JSON.parse(localStorage.getItem('cart')!);
    const named =
      'id customer_id store_id redeem_loyalty_point redeem_gift_card redeem_store_credit created_by updated_by ' +
      'created_at updated_at status cart_detail store_credit loyalty_points lp_eq_1 defaultAddress giftCardCartId';
    expect(Object.keys(kept.state)).toEqual(named.split(' '));
    expect(kept.state.cart_detail).toEqual([{ id: 'barolo', quantity: 1 }]);
  });

  it('is replaced whole by what the server answers', () => {
    cart().addLine({ id: 'barolo', quantity: 9 });
    cart().applyStoreCredit(500);
    cart().replaceCart({ id: 'c1', cart_detail: [{ id: 'rioja', quantity: 2 }] });
    expect(cart()).toMatchObject({ ...emptyCart, id: 'c1', cart_detail: [{ id: 'rioja', quantity: 2 }] });
  });

  it('is kept in the browser under version 1, without its ways of changing', () => {
    cart().addLine({ id: 'barolo', quantity: 1 });
    const kept = JSON.parse(localStorage.getItem('cart')!);
    expect(kept.version).toBe(1);
    expect(kept.state).toEqual({ ...emptyCart, cart_detail: [{ id: 'barolo', quantity: 1 }] });
  });
});
