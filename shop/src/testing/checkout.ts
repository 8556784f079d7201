import type { listPaymentMethods } from 'contract/checkout';
import type { listFulfilmentOptions } from 'contract/fulfilment';
import type { getOrder, listOrders } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import { slots } from './slots';

type Options = Wire<typeof listFulfilmentOptions>;
type Methods = Wire<typeof listPaymentMethods>;
type Order = Wire<typeof getOrder>;

/** Ordered before 2 PM in San Francisco. */
export const arrival = {
  from: '2031-03-06',
  until: '2031-03-10',
  order_by: '2031-03-04T22:00:00.000Z',
};

export const openWays: Options = {
  address_id: '0190b7e0-5f00-7000-8000-000000000001',
  licence: 'good',
  timezone: 'America/Los_Angeles',
  modes: [
    {
      mode: 'pickup',
      open: true,
      fee: 0,
      free_from: null,
      tax: 12.65,
      slots,
      arrival: null,
      adult_signature: false,
      id_check: true,
    },
    {
      mode: 'delivery',
      open: true,
      fee: 9,
      free_from: null,
      tax: 13.42,
      slots,
      arrival: null,
      adult_signature: true,
      id_check: true,
    },
    {
      mode: 'shipping',
      open: true,
      fee: 18,
      free_from: null,
      tax: 13.42,
      slots: [],
      arrival,
      adult_signature: true,
      id_check: true,
    },
  ],
};

const instead: Options['modes'][number]['mode'][] = ['pickup'];

/** To an address in Kentucky. */
export const onlyPickup: Options = {
  ...openWays,
  modes: [
    openWays.modes[0]!,
    {
      mode: 'delivery',
      open: false,
      instead,
      refusals: [
        {
          code: 'outside_delivery_area',
          message: 'Cellar Door Mission does not deliver to 40202',
          rule: null,
        },
      ],
    },
    {
      mode: 'shipping',
      open: false,
      instead,
      refusals: [
        {
          code: 'not_sold_this_way',
          message: "Kentucky law doesn't let us ship wine from California",
          rule: { state: 'KY', source: 'sovos.com', checked_on: '2026-11-03' },
        },
      ],
    },
  ],
};

/** Without a license every way is closed. */
export const noLicence: Options = {
  ...openWays,
  licence: 'missing',
  modes: openWays.modes.map(({ mode }) => ({
    mode,
    open: false,
    instead: [],
    refusals: [{ code: 'licence_missing', message: 'We need the date on your license', rule: null }],
  })),
};

export const demoMethods: Methods = {
  due: 128.65,
  methods: ['card', 'at_pickup'],
  gateway: 'demo',
  test_cards: [
    { number: '4242424242424242', does: 'Approves' },
    { number: '4000000000000002', does: 'Declines' },
    { number: '4000002760003184', does: 'Asks for a confirmation' },
  ],
};

export const noOrders: Wire<typeof listOrders> = {
  data: [],
  total_rows: 0,
  total_pages: 1,
  page: 1,
  pageSize: 10,
};

export const orderId = '0190b7e0-5f00-7000-8000-000000104001';

/** In ten minutes from now. */
const soon = () => new Date(Date.now() + 600_000).toISOString();

export const waitingOrder = (about: Partial<Order> = {}): Order => ({
  id: orderId,
  number: 'CA1-104001',
  store_id: 1,
  store_name: 'Cellar Door Mission',
  timezone: 'America/Los_Angeles',
  status: 'awaiting_payment',
  fulfilment: 'pickup',
  created_at: '2031-03-03T20:00:00.000Z',
  pieces: 2,
  total: 128.65,
  store_address: '2390 Mission Street, San Francisco 94110',
  store_phone: '+1 415 555 0123',
  address: null,
  slot: { from: slots[0]!.from, until: slots[0]!.until },
  arrival: null,
  parcels: [],
  gift_message: '',
  if_missing: 'leave_out',
  lines: [
    {
      position: 0,
      product_id: 1,
      wine_set_id: null,
      slug: 'barolo-serralunga-2019',
      name: 'Barolo Serralunga',
      brand: 'Cascina Aurelia',
      vintage: 2019,
      size_ml: 750,
      pack_count: 1,
      image_id: null,
      quantity: 2,
      unit_price: 58,
      line_total: 116,
      promotions: [],
      returned: 0,
      asked: 0,
      lottery_id: null,
    },
  ],
  steps: [{ status: 'awaiting_payment', at: '2031-03-03T20:00:00.000Z', note: '' }],
  lines_total: 116,
  savings: 0,
  fee: 0,
  tax: 12.65,
  paid_by_gift_card: 0,
  paid_by_store_credit: 0,
  points_redeemed: 0,
  paid_by_points: 0,
  paid_by_payment: 128.65,
  payment_method: 'card',
  payment: { status: 'declined', words: 'The card was declined. Please use another one.' },
  counter_payment: null,
  hold_until: soon(),
  return_requests: [],
  given_back: { payment: 0, points: 0, store_credit: 0, gift_card: 0 },
  points_earned: 0,
  can_pay: true,
  can_cancel: true,
  return_until: null,
  ...about,
});
