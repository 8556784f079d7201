import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { kept } from './persisted';
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

type Transitions = {
  replaceCart: (cart: Partial<Cart>) => void;
  addLine: (line: CartLine) => void;
  increaseLine: (id: string) => void;
  /** Never below 1: removing a line is its own step. */
  decreaseLine: (id: string) => void;
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

const fieldsOf = (state: Cart) =>
  Object.fromEntries(Object.keys(emptyCart).map((field) => [field, state[field as keyof Cart]])) as Cart;

/** The selected store's open cart as this browser last saw it; the server's answer always replaces it. */
export const useCart = create<Cart & Transitions>()(
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
      increaseLine: (id) => set((cart) => changed(cart, id, (quantity) => quantity + 1)),
      decreaseLine: (id) => set((cart) => changed(cart, id, (quantity) => Math.max(1, quantity - 1))),
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
    kept<Cart & Transitions, Cart>('cart', cartFields, fieldsOf),
  ),
);

whenCustomerLeaves(() => useCart.getState().resetCart());
