import { type Customer, comeInAsNewcomer, type Door } from './customer';

type Wanted = { quantity: number }[];

const homes = {
  'Cellar Door Mission': {
    address: '2390 Mission Street',
    zip: '94110',
    city: 'San Francisco',
    state: 'California',
  },
  'Cellar Door Lincoln Park': {
    address: '2390 N Clark Street',
    zip: '60614',
    city: 'Chicago',
    state: 'Illinois',
  },
};

/** Somebody new who may buy: of age, with a license, at a store near home. */
export async function comeInAsBuyer(door: Door, store: keyof typeof homes = 'Cellar Door Mission') {
  const buyer = await comeInAsNewcomer(door, store);
  await buyer.call('PUT', 'e-com/customer/profile', {
    first_name: buyer.first,
    last_name: buyer.last,
    email: buyer.email,
    dob: '17-04-1990',
    license_exp_date: '17-04-2034',
    gender: 'Female',
    ...homes[store],
    country: 'United States',
    image_url: '',
  });
  return buyer;
}

type Cart = { id: string; totals: { due: number } };
type Options = { modes: { mode: string; slots: { id: string; left: number }[] }[] };
type Goods = { id: number; name: string; allocation: string; stock: string; compare_at: number | null };

/** The cheapest with plenty of stock, because other journeys buy from the same shelf. */
async function goodsOnShelf({ call }: Customer, within = '') {
  const shelf = await call(
    'GET',
    `e-com/products?store_id=1&in_stock=true&sort=price-up&pageSize=50&${within}`,
  );
  return (shelf as { data: Goods[] }).data.filter(
    ({ allocation, stock }) => allocation === 'none' && stock === 'in_stock',
  );
}

/** Not reduced already, so that promotions may reduce them. */
export const goodsAtUsualPrice = async (customer: Customer, within?: string) =>
  (await goodsOnShelf(customer, within)).filter(({ compare_at }) => compare_at === null);

/** Returns the id of the cart. */
export async function putIntoCart({ call }: Customer, lines: { id: number; quantity: number }[]) {
  let cart: Cart | undefined;
  for (const { id, quantity } of lines)
    cart = (await call('POST', 'e-com/cart', { store_id: 1, product_id: id, quantity })) as Cart;
  return cart!.id;
}

export async function fillCart(customer: Customer, wanted: Wanted) {
  const goods = (await goodsOnShelf(customer)).slice(0, wanted.length);
  const lines = goods.map(({ id }, index) => ({ id, quantity: wanted[index]!.quantity }));
  return { id: await putIntoCart(customer, lines), goods };
}

/** Chooses pickup at the first free time, and returns what is due for the cart. */
export async function fetchCart({ call }: Customer, id: string, update: object = {}) {
  await call('PATCH', `e-com/cart/${id}`, { fulfilment: 'pickup' });
  const { modes } = (await call('GET', `e-com/fulfilment-options?cart_id=${id}`)) as Options;
  const slot = modes.find(({ mode }) => mode === 'pickup')!.slots.find(({ left }) => left > 0)!;
  const { totals } = (await call('PATCH', `e-com/cart/${id}`, { slot_id: slot.id, ...update })) as Cart;
  return totals.due;
}

/** A cart for pickup at the first free time, ready to be paid. */
export async function fillForPickup(customer: Customer, wanted: Wanted, update: object = {}) {
  const { id, goods } = await fillCart(customer, wanted);
  return { id, due: await fetchCart(customer, id, update), goods };
}

type Order = { order: { id: string; number: string } };
type Payment = { method: 'none' | 'at_pickup' } | { method: 'card'; card: string };

const demoCard: Payment = { method: 'card', card: '4242 4242 4242 4242' };

export async function place(
  { call }: Customer,
  cart: { id: string; due: number },
  payment: Payment = demoCard,
) {
  const asked = { cart_id: cart.id, due: cart.due, payment };
  return ((await call('POST', 'e-com/purchase-order', asked)) as Order).order;
}

/** Orders for pickup, paid by a card of the demo. Another journey does this by hand. */
export async function buyForPickup(customer: Customer, wanted: Wanted, giftMessage = '', giftCard?: string) {
  const update = { gift_message: giftMessage, ...(giftCard && { redeem_gift_card: giftCard }) };
  const { id, due, goods } = await fillForPickup(customer, wanted, update);
  const order = await place(customer, { id, due }, due === 0 ? { method: 'none' } : demoCard);
  return { ...order, names: goods.map(({ name }) => name) };
}

/** Orders to be shipped to a home nearby. */
export async function buyForShipping(customer: Customer, wanted: Wanted, giftMessage = '') {
  const { call, first, last } = customer;
  const { id } = await fillCart(customer, wanted);
  const address = {
    first_name: first,
    last_name: last,
    phone: '+1 415 555 0142',
    zip_code: '94110',
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    adderess: '1450 Guerrero Street',
  };
  const home = (await call('POST', 'e-com/address', { address })) as { id: string };
  const update = { fulfilment: 'shipping', address_id: home.id, gift_message: giftMessage };
  const { totals } = (await call('PATCH', `e-com/cart/${id}`, update)) as Cart;
  return place(customer, { id, due: totals.due });
}
