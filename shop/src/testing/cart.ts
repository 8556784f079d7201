import { type Answering, answers } from 'browser/testing/fake-server';
import { addCartLine, changeCartLines, getCart, updateCart } from 'contract/cart';
import { sum } from 'contract/platform/cents';
import type { Endpoint, Wire } from 'contract/platform/endpoint';
import { barolo, chablis, sixForAutumn } from './bottles';
import { ada, mission } from './people';
import { slots } from './slots';

export type WireCart = Wire<typeof getCart>;
export type WireLine = WireCart['cart_detail'][number];
type Named = { id: string; quantity: number };

const idOf = (last: number) => `0190b7e0-5f00-7000-8000-${String(last).padStart(12, '0')}`;

const line = {
  wine_set_id: null,
  product_id: null,
  product: null,
  wine_set: null,
  most: 12,
  lottery: null,
  problems: [],
  promotions: [],
};
export const twoBarolo: WireLine = {
  ...line,
  id: idOf(101),
  quantity: 2,
  product_id: 1,
  product: barolo,
  name: 'Cascina Aurelia Barolo Serralunga',
  unit_price: 58,
  line_total: 116,
};
export const oneChablis: WireLine = {
  ...line,
  id: idOf(102),
  quantity: 1,
  product_id: 2,
  product: chablis,
  name: 'Domaine du Puits Chablis',
  unit_price: 32,
  line_total: 32,
  most: 3,
};
export const oneSet: WireLine = {
  ...line,
  id: idOf(103),
  quantity: 1,
  wine_set_id: 1,
  wine_set: sixForAutumn,
  name: 'Six for autumn',
  unit_price: 149,
  line_total: 149,
};
const known = [twoBarolo, oneChablis, oneSet];

/** What each way costs besides the goods. */
const ways = {
  pickup: { fee: 0, tax: 12.65 },
  delivery: { fee: 9, tax: 13.42 },
  shipping: { fee: 18, tax: 13.42 },
};

export const emptyWireCart: WireCart = {
  id: null,
  customer_id: ada.customer.id,
  store_id: mission.id,
  redeem_loyalty_point: 0,
  redeem_gift_card: null,
  redeem_store_credit: 0,
  created_by: null,
  updated_by: null,
  created_at: null,
  updated_at: null,
  status: 'open',
  cart_detail: [],
  fulfilment: null,
  address_id: null,
  slot: null,
  fulfilment_problems: [],
  store_credit: 25,
  loyalty_points: 1_250,
  lp_eq_1: 100,
  defaultAddress: null,
  giftCardCartId: null,
  gift_message: '',
  if_missing: 'leave_out',
  tender_problems: [],
  codes: [],
  almost_earned: null,
  totals: {
    pieces: 0,
    lines: 0,
    savings: 0,
    fee: null,
    tax: null,
    gift_card: 0,
    store_credit: 0,
    points: 0,
    due: 0,
  },
};

function summed(cart: WireCart): WireCart {
  const { cart_detail, redeem_store_credit, redeem_loyalty_point, redeem_gift_card, lp_eq_1 } = cart;
  const goods = sum(cart_detail.map(({ line_total }) => line_total));
  const savings = sum(
    cart_detail.map(({ wine_set, quantity, promotions }) => {
      const ofSets = wine_set ? 31 * quantity : 0;
      return ofSets + sum(promotions.map(({ saved }) => saved));
    }),
  );
  const gift_card = redeem_gift_card ? Math.min(50, goods) : 0;
  const store_credit = Math.min(redeem_store_credit, goods - gift_card);
  const points = redeem_loyalty_point / lp_eq_1;
  const pieces = sum(cart_detail.map(({ quantity }) => quantity));
  const { fee, tax } = cart.fulfilment ? ways[cart.fulfilment] : { fee: null, tax: null };
  const cents = 100 * (goods + (fee ?? 0) + (tax ?? 0) - gift_card - store_credit - points);
  const due = Math.round(cents) / 100;
  const lessened = { gift_card, store_credit, points, due };
  return { ...cart, totals: { pieces, lines: goods + savings, savings, fee, tax, ...lessened } };
}

const withQuantity = (of: WireLine, quantity: number): WireLine => ({
  ...of,
  quantity,
  line_total: (of.unit_price ?? 0) * quantity,
  problems: [],
});

type Update = Omit<Partial<WireCart>, 'codes'> & { slot_id?: string; codes?: string[] };

/** As the server tells it: those of last year are over. */
const enteredCode = (code: string) =>
  code.endsWith('2025')
    ? { code, works: false, says: 'This code ended on December 24.' }
    : { code: code.toUpperCase(), works: true, says: '$11.60 off' };

/** A cart that keeps what is put into it, as the server does. */
export function keptCart(...lines: WireLine[]) {
  let cart = summed({ ...emptyWireCart, id: lines.length > 0 ? idOf(100) : null, cart_detail: lines });
  const keep = (changes: Partial<WireCart>) => {
    cart = summed({ ...cart, id: idOf(100), ...changes });
    return cart;
  };
  const add = ({ product_id, quantity }: { product_id?: number; quantity: number }) => {
    const wanted = known.find((each) => each.product_id === (product_id ?? null))!;
    const there = cart.cart_detail.find(({ id }) => id === wanted.id);
    const others = cart.cart_detail.filter(({ id }) => id !== wanted.id);
    return keep({ cart_detail: [...others, withQuantity(wanted, quantity + (there?.quantity ?? 0))] });
  };
  const change = ({ cart_detail }: { cart_detail: Named[] }) => {
    const named = new Map(cart_detail.map(({ id, quantity }) => [id, quantity]));
    const changed = cart.cart_detail.map((each) =>
      named.has(each.id) ? withQuantity(each, named.get(each.id)!) : each,
    );
    return keep({ cart_detail: changed.filter(({ quantity }) => quantity > 0) });
  };
  const update = ({ slot_id, codes, ...body }: Update) =>
    keep({
      ...('fulfilment' in body && { slot: null, address_id: null }),
      ...body,
      ...(slot_id && { slot: slots.find(({ id }) => id === slot_id) ?? null }),
      ...(codes && { codes: codes.map(enteredCode) }),
      ...(body.redeem_gift_card && { redeem_gift_card: '•••• R8TZ' }),
    });
  const replies = <Body>(endpoint: Endpoint, then: (body: Body) => WireCart): Answering => ({
    endpoint,
    reply: (asked, path) => answers(endpoint as typeof getCart, then(asked as Body)).reply(asked, path),
  });
  return {
    keep,
    cart: () => cart,
    answerings: [
      replies(getCart, () => cart),
      replies(addCartLine, add),
      replies(changeCartLines, change),
      replies(updateCart, update),
    ],
  };
}
