import type { getOrderByStaff } from 'contract/orders/orders.staff';
import type { listQueue } from 'contract/orders/queue.staff';
import type { previewCancellation, previewReturn } from 'contract/orders/returns.staff';
import type { Wire } from 'contract/platform/endpoint';

type Queue = Wire<typeof listQueue>;

/** An order of two bottles that is to be picked up today. */
export const queued: Queue['data'][number] = {
  number: 'CA1-104001',
  store_id: 1,
  store_name: 'Mission Street',
  timezone: 'America/Los_Angeles',
  status: 'placed',
  fulfilment: 'pickup',
  slot: { from: '2026-11-20T19:00:00.000Z', until: '2026-11-20T21:00:00.000Z' },
  created_at: '2026-11-19T18:00:00.000Z',
  is_late: false,
  customer: 'Grace H.',
  pieces: 2,
  total: 81.5,
  to_pay: false,
  marks: ['id'],
  picker: null,
  trouble: null,
};

export const queueOf = (...data: Queue['data']): Queue => ({
  counts: { due: data.length, to_pick: 3, packed: 0, on_its_way: 0, waiting: 0, trouble: 1 },
  data,
  total_rows: data.length,
  total_pages: 1,
  page: 1,
  pageSize: 20,
});

export const orderOfGrace: Wire<typeof getOrderByStaff> = {
  id: '0190b7e0-5f00-7000-8000-0000000000a1',
  number: 'CA1-104001',
  store_id: 1,
  store_name: 'Mission Street',
  timezone: 'America/Los_Angeles',
  status: 'placed',
  fulfilment: 'pickup',
  created_at: '2026-11-19T18:00:00.000Z',
  pieces: 2,
  total: 81.5,
  store_address: '2390 Mission Street, San Francisco 94110',
  store_phone: '+1 415 555 0100',
  address: null,
  slot: queued.slot,
  arrival: null,
  parcels: [],
  gift_message: '',
  if_missing: 'leave_out',
  lines: [
    {
      position: 0,
      product_id: 50,
      wine_set_id: null,
      slug: 'chateauneuf',
      name: 'Châteauneuf-du-Pape',
      brand: 'Domaine du Test',
      vintage: 2019,
      size_ml: 750,
      pack_count: 1,
      image_id: null,
      quantity: 2,
      unit_price: 37.5,
      line_total: 75,
      promotions: [],
      returned: 0,
      asked: 0,
      lottery_id: null,
    },
  ],
  steps: [{ status: 'placed', at: '2026-11-19T18:01:00.000Z', note: '' }],
  lines_total: 75,
  savings: 0,
  fee: 0,
  tax: 6.5,
  paid_by_gift_card: 0,
  paid_by_store_credit: 0,
  points_redeemed: 0,
  paid_by_points: 0,
  paid_by_payment: 81.5,
  payment_method: 'card',
  payment: { status: 'paid' },
  counter_payment: null,
  hold_until: null,
  given_back: { payment: 0, points: 0, store_credit: 0, gift_card: 0 },
  return_requests: [],
  points_earned: 0,
  can_pay: false,
  can_cancel: true,
  return_until: null,
  customer_name: 'Grace Hopper',
  customer_phone: '•••-0199',
  customer_email: 'g•••@example.com',
  id_checked: null,
  received_by: '',
  replacements: [],
  two_states: null,
  needs_id: true,
  born_by: '2005-11-20',
  next: ['packed', 'cancelled'],
  version: 1,
  picker: null,
  timeline: [{ at: '2026-11-19T18:01:00.000Z', status: 'placed', text: '', by: null, why: '', letter: null }],
};

/** What Grace asks to return: both bottles. */
export const returnAsked = {
  id: '0190b7e0-5f00-7000-8000-0000000000b1',
  asked_at: '2026-11-21T18:00:00.000Z',
  reason: 'Too many for us.',
  bring_by: '2026-12-05',
  status: 'asked' as const,
  begun_by_store: false,
  lines: [{ position: 0, asked: 2, accepted: 0, broken: 0, kept: 0, refused: 0 }],
  answer: '',
};

/** One bottle goes back to the card. */
export const oneBack: Wire<typeof previewReturn> = {
  payment: 40.75,
  points: 0,
  store_credit: 0,
  gift_card: 0,
  card_is_over: false,
  points_taken: 37,
  withheld: 0,
  limit: 50,
  is_beyond: false,
};

/** Both bottles are beyond what a clerk may give back. */
export const allBack: Wire<typeof previewReturn> = {
  ...oneBack,
  payment: 80.5,
  points_taken: 0,
  withheld: 1,
  is_beyond: true,
};

/** Nothing was taken from the card yet. */
export const cancelledBack: Wire<typeof previewCancellation> = {
  payment: 61.5,
  points: 0,
  store_credit: 20,
  gift_card: 0,
  card_is_over: false,
  is_taken: false,
};
