import type { getOrder, listOrders, OrderStatus } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import { toPage } from 'contract/platform/page';

type WireSummary = Wire<typeof listOrders>['data'][number];
export type WireOrder = Wire<typeof getOrder>;

export const orderId = (number: number) => `0190b7e0-5f00-7000-8000-00000000${1000 + number}`;

export const orderSummary = (number: number, status: OrderStatus = 'handed_over'): WireSummary => ({
  id: orderId(number),
  number: `CA1-${103_000 + number}`,
  store_id: 1,
  store_name: 'Cellar Door Mission',
  timezone: 'America/Los_Angeles',
  status,
  fulfilment: 'pickup',
  created_at: '2026-11-02T20:00:00.000Z',
  pieces: 3,
  total: 128.5,
  images: [],
});

export const wireOrder = (about: Partial<WireOrder> = {}): WireOrder => ({
  ...orderSummary(7, 'placed'),
  store_address: '2390 Mission Street, San Francisco 94110',
  store_phone: '+1 415 555 0123',
  address: null,
  slot: { from: '2026-11-03T20:00:00.000Z', until: '2026-11-03T22:00:00.000Z' },
  arrival: null,
  parcels: [],
  gift_message: '',
  if_missing: 'leave_out',
  lines: [
    {
      position: 0,
      product_id: 12,
      wine_set_id: null,
      slug: 'barolo-2019',
      name: 'Barolo',
      brand: 'Cascina Nuova',
      vintage: 2019,
      size_ml: 1500,
      pack_count: 1,
      image_id: null,
      quantity: 2,
      unit_price: 59.15,
      line_total: 118.3,
      promotions: [],
      returned: 0,
      asked: 0,
      lottery_id: null,
    },
  ],
  steps: [{ status: 'placed', at: '2026-11-02T20:01:00.000Z', note: '' }],
  lines_total: 118.3,
  savings: 0,
  fee: 0,
  tax: 10.2,
  paid_by_gift_card: 20,
  paid_by_store_credit: 0,
  points_redeemed: 500,
  paid_by_points: 5,
  paid_by_payment: 103.5,
  payment_method: 'card',
  payment: { status: 'paid' },
  counter_payment: null,
  hold_until: null,
  return_requests: [],
  given_back: { payment: 0, points: 0, store_credit: 0, gift_card: 0 },
  points_earned: 0,
  can_pay: false,
  can_cancel: false,
  return_until: null,
  ...about,
});

export const orderList = (count: number, all: number, at = 1) =>
  toPage(
    Array.from({ length: count }, (_, index) => orderSummary((at - 1) * 10 + index + 1)),
    all,
    { page: at, pageSize: 10 },
  );
