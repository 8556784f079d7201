import { kept } from 'browser/keeping/persisted';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { whenCustomerLeaves } from './session';

const line = v.object({ id: v.string(), quantity: v.number() });
export type CartLine = v.InferOutput<typeof line>;

const nothing = null;
const text = v.optional(v.nullable(v.string()), nothing);
const number = v.optional(v.nullable(v.number()), nothing);

/** Amounts of money are integer cents, as everywhere in code. */
const cartFields = v.object({
  id: text,
  customer_id: text,
  store_id: number,
  redeem_loyalty_point: v.optional(v.number(), 0),
  redeem_gift_card: text,
  redeem_store_credit: v.optional(v.number(), 0),
  created_by: text,
  updated_by: text,
  created_at: text,
  updated_at: text,
  status: text,
  cart_detail: v.optional(v.array(line), []),
  store_credit: v.optional(v.number(), 0),
  loyalty_points: v.optional(v.number(), 0),
  lp_eq_1: number,
  defaultAddress: text,
  giftCardCartId: text,
});
export type Cart = v.InferOutput<typeof cartFields>;

export const emptyCart: Cart = v.parse(cartFields, {});

export type CartSteps = {
  replaceCart: (cart: Partial<Cart>) => void;
  addLine: (line: CartLine) => void;
  /** By 1, or by as many as were typed at once. */
  increaseLine: (id: string, by?: number) => void;
  /** Never below 1: removing a line is its own step. */
  decreaseLine: (id: string, by?: number) => void;
  removeLine: (id: string) => void;
  applyLoyaltyPoints: (points: number) => void;
  removeLoyaltyPoints: () => void;
  applyStoreCredit: (cents: number) => void;
  removeStoreCredit: () => void;
  applyGiftCard: (code: string, giftCardCartId: string) => void;
  removeGiftCard: () => void;
  setDefaultAddress: (id: string | null) => void;
  resetCart: () => void;
};

export const countOf = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const changed = (cart: Cart, id: string, change: (quantity: number) => number) => ({
  cart_detail: cart.cart_detail.map((each) =>
    each.id === id ? { ...each, quantity: change(each.quantity) } : each,
  ),
});

const fieldNames = Object.keys(emptyCart) as (keyof Cart)[];
const fieldsOf = (state: Cart) =>
  Object.fromEntries(fieldNames.map((field) => [field, state[field]])) as Cart;

/** The selected store's open cart as this browser last saw it; the server's answer always replaces it. */
export const useCart = create<Cart & CartSteps>()(
  persist(
    (set) => ({
      ...emptyCart,
      replaceCart: (cart) => set(fieldsOf({ ...emptyCart, ...cart })),
      addLine: (added) =>
        set((cart) =>
          cart.cart_detail.some(({ id }) => id === added.id)
            ? changed(cart, added.id, (quantity) => quantity + added.quantity)
            : { cart_detail: [...cart.cart_detail, added] },
        ),
      increaseLine: (id, by = 1) => set((cart) => changed(cart, id, (quantity) => quantity + by)),
      decreaseLine: (id, by = 1) =>
        set((cart) => changed(cart, id, (quantity) => Math.max(1, quantity - by))),
      removeLine: (id) =>
        set(({ cart_detail }) => ({ cart_detail: cart_detail.filter((each) => each.id !== id) })),
      applyLoyaltyPoints: (redeem_loyalty_point) => set({ redeem_loyalty_point }),
      removeLoyaltyPoints: () => set({ redeem_loyalty_point: 0 }),
      applyStoreCredit: (redeem_store_credit) => set({ redeem_store_credit }),
      removeStoreCredit: () => set({ redeem_store_credit: 0 }),
      applyGiftCard: (redeem_gift_card, giftCardCartId) => set({ redeem_gift_card, giftCardCartId }),
      removeGiftCard: () => set({ redeem_gift_card: null, giftCardCartId: null }),
      setDefaultAddress: (defaultAddress) => set({ defaultAddress }),
      resetCart: () => set(emptyCart),
    }),
    kept<Cart & CartSteps, Cart>('cart', cartFields, fieldsOf),
  ),
);

whenCustomerLeaves(() => useCart.getState().resetCart());
