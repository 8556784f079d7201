import type {
  AllocationKind,
  BeerFacts,
  CriticScore,
  SakeFacts,
  SpiritFacts,
} from 'contract/catalogue-details';
import type { PaymentMethod } from 'contract/checkout';
import type { DeliveryAddress, OrderStatus } from 'contract/orders';
import type { PaymentStatus } from 'contract/payments';
import type { FulfilmentMode } from 'contract/stores';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../ids.js';

/** A calendar day travels as text, never through a time zone. */
type Day = ColumnType<string, string, string>;
/** How a person showed their age, and whether it was right. */
type HandOverCheck = { method: string; result: 'shown' | 'refused' };
type SlotMode = Exclude<FulfilmentMode, 'shipping'>;

export type Tables = {
  job: {
    id: Uuid;
    kind: string;
    payload: JSONColumnType<object>;
    unique_key: string | null;
    run_at: Date;
    attempts: Generated<number>;
    taken_until: Date | null;
    failed_at: Date | null;
    last_error: string | null;
  };
  rate_limit: { key: string; level: number; at: Date };
  idempotency_key: {
    customer_id: Uuid;
    key: string;
    request_hash: string;
    answer: JSONColumnType<object> | null;
    created_at: Date;
  };
  store: {
    id: number;
    name: string;
    slug: string;
    city: string;
    city_slug: string;
    state: string;
    zip: string;
    address: string;
    phone: string;
    email: string;
    timezone: string;
    image_id: string | null;
    jurisdiction: string;
    points_per_dollar: number;
    lp_eq_1: number;
    has_lottery: boolean;
    return_days: Generated<number>;
  };
  store_hours: { store_id: number; weekday: number; opens: string; closes: string };
  store_mode: { store_id: number; mode: 'pickup' | 'delivery' | 'shipping' };
  store_delivery_zip: { store_id: number; zip: string };
  contact_message: {
    id: Uuid;
    store_id: number;
    name: string;
    email: string;
    topic: string;
    order_id: string | null;
    message: string;
    sent_at: Date;
  };
  membership: { id: number; name: string };
  customer: {
    id: Uuid;
    first_name: string;
    last_name: string;
    email: string | null;
    pending_email: string | null;
    email_confirmed_at: Date | null;
    phone: Generated<string>;
    dob: Day | null;
    gender: 'Male' | 'Female' | 'Other' | null;
    license_exp_date: Day | null;
    address: Generated<string>;
    zip: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    country: Generated<string>;
    image_url: Generated<string>;
    membership_id: Generated<number>;
    password_hash: string | null;
    marketing: boolean;
    accepted_terms_at: Date;
    created_at: Date;
    closed_at: Date | null;
  };
  session: {
    id: Uuid;
    customer_id: Uuid;
    device: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  };
  one_time_token: {
    customer_id: Uuid;
    purpose: 'reset-password' | 'confirm-email';
    hash: string;
    email: string;
    expires_at: Date;
  };
  familiar_address: { customer_id: Uuid; address_hash: string; last_used_at: Date };
  address: {
    id: Uuid;
    customer_id: Uuid;
    first_name: string;
    last_name: string;
    phone: string;
    zip_code: string;
    city: string;
    state: string;
    country: string;
    street: string;
    is_default: boolean;
    created_at: Date;
  };
  upload: { id: string; customer_id: Uuid; used: Generated<boolean>; uploaded_at: Date };
  department: { id: number; name: string; slug: string };
  category: { id: number; department_id: number; name: string; slug: string };
  varietal: { id: number; name: string; slug: string };
  brand: { id: number; name: string; slug: string };
  product: {
    id: number;
    brand_id: number;
    category_id: number;
    name: string;
    slug: string;
    country: string;
    region: string;
    appellation: string | null;
    vintage: number | null;
    abv: number | null;
    size_ml: number | null;
    pack_count: number;
    closure: string | null;
    description: string;
    nose: string | null;
    palate: string | null;
    finish: string | null;
    pairings: string[];
    body: number | null;
    sweetness: number | null;
    acidity: number | null;
    tannin: number | null;
    spirit: JSONColumnType<SpiritFacts> | null;
    beer: JSONColumnType<BeerFacts> | null;
    sake: JSONColumnType<SakeFacts> | null;
    sustainability: string[];
    scores: JSONColumnType<CriticScore[]>;
    allocation: AllocationKind;
    limit_per_customer: number | null;
    images: string[];
    featured: boolean;
    added_at: Date;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
  };
  product_varietal: { product_id: number; varietal_id: number; percent: number };
  store_product: {
    store_id: number;
    product_id: number;
    price: number;
    compare_at: number | null;
    on_hand: number;
    held: Generated<number>;
    sold: Generated<number>;
  };
  wine_set: {
    id: number;
    name: string;
    slug: string;
    description: string;
    image_id: string;
    featured: boolean;
  };
  wine_set_part: { wine_set_id: number; product_id: number; quantity: number; position: number };
  store_wine_set: { store_id: number; wine_set_id: number; price: number };
  bought_product: { customer_id: Uuid; product_id: number; bought_at: Date };
  review: {
    id: Uuid;
    product_id: number;
    customer_id: Uuid | null;
    first_name: string;
    rating: number;
    text: string;
    published: boolean;
    written_at: Date;
  };
  stock_alert: {
    customer_id: Uuid;
    store_id: number;
    product_id: number;
    asked_at: Date;
    is_back: Generated<boolean>;
  };
  catalogue_change: {
    id: Generated<number>;
    xid: Generated<string>;
    product_id: number | null;
    at: Generated<Date>;
  };
  wish: {
    id: Uuid;
    customer_id: Uuid;
    product_id: number | null;
    wine_set_id: number | null;
    wished_at: Date;
  };
  wish_price: { wish_id: Uuid; store_id: number; price: number };
  cart: {
    id: Uuid;
    customer_id: Uuid;
    store_id: number;
    status: Generated<string>;
    redeem_loyalty_point: Generated<number>;
    redeem_store_credit: Generated<number>;
    gift_card_id: Uuid | null;
    gift_card_shown: string | null;
    gift_card_balance: number | null;
    gift_message: Generated<string>;
    fulfilment: FulfilmentMode | null;
    address_id: Uuid | null;
    slot_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  cart_line: {
    id: Uuid;
    cart_id: Uuid;
    product_id: number | null;
    wine_set_id: number | null;
    quantity: number;
    seen_price: number;
    added_at: Date;
  };
  ledger_account: {
    id: Uuid;
    store_id: number;
    kind: string;
    owner_id: Uuid | null;
    unit: Generated<string>;
    balance: number | null;
    entries: Generated<number>;
  };
  ledger_transaction: {
    id: Uuid;
    store_id: number;
    reason: string;
    about: Uuid;
    lines: number;
    at: Date;
  };
  ledger_entry: {
    transaction_id: Uuid;
    line: number;
    account_id: Uuid;
    amount: number;
    position: number | null;
    balance: number | null;
  };
  gift_card: {
    id: Uuid;
    store_id: number;
    sealed_code: Buffer;
    code_hash: Buffer;
    amount: number;
    promotional: Generated<boolean>;
    design_id: number | null;
    buyer_id: Uuid | null;
    owner_id: Uuid | null;
    holder_id: Generated<Uuid | null>;
    recipient_name: string;
    recipient_email: string | null;
    greeting: Generated<string>;
    message: Generated<string>;
    bought_at: Date;
    delivery_date: Day;
    expires_on: Day | null;
    delivered_at: Date | null;
    cancelled_at: Date | null;
  };
  purchase_order: {
    id: Uuid;
    number: string;
    store_id: number;
    customer_id: Uuid;
    cart_id: Uuid | null;
    status: OrderStatus;
    fulfilment: FulfilmentMode;
    address: JSONColumnType<DeliveryAddress> | null;
    slot_from: Date | null;
    slot_until: Date | null;
    gift_message: Generated<string>;
    lines_total: number;
    savings: number;
    fee: number;
    tax: number;
    total: number;
    paid_by_gift_card: number;
    paid_by_store_credit: number;
    points_redeemed: number;
    paid_by_points: number;
    paid_by_payment: number;
    payment_method: Generated<PaymentMethod>;
    hold_until: Date | null;
    sold_on: Day | null;
    born_on: Day | null;
    licence_until: Day | null;
    given_back_payment: Generated<number>;
    given_back_points: Generated<number>;
    given_back_credit: Generated<number>;
    given_back_card: Generated<number>;
    points_earned: Generated<number>;
    gift_card_id: Uuid | null;
    handed_over_at: Date | null;
    hand_over_check: JSONColumnType<HandOverCheck> | null;
    created_at: Date;
  };
  purchase_order_line: {
    order_id: Uuid;
    position: number;
    product_id: number | null;
    wine_set_id: number | null;
    name: string;
    brand: string;
    vintage: number | null;
    size_ml: number | null;
    pack_count: number;
    image_id: string | null;
    quantity: number;
    unit_price: number;
    line_total: number;
    savings: Generated<number>;
    tax: Generated<number>;
    returned: Generated<number>;
  };
  purchase_order_step: {
    order_id: Uuid;
    position: number;
    status: OrderStatus;
    at: Date;
    note: Generated<string>;
  };
  stock_hold: {
    order_id: Uuid;
    product_id: number;
    store_id: number;
    quantity: number;
    state: 'held' | 'sold' | 'given_back';
    returned: Generated<number>;
  };
  lottery: {
    id: number;
    store_id: number;
    product_id: number;
    name: string;
    bottles: number;
    price: number;
    opens_at: Date;
    closes_at: Date;
    state: 'announced' | 'open' | 'closed' | 'drawn' | 'settled';
  };
  lottery_ticket: {
    id: Uuid;
    lottery_id: number;
    customer_id: Uuid;
    ticket_no: string;
    entered_at: Date;
    standing: 'entered' | 'alternate' | 'won' | 'claimed' | 'paid' | 'handed_over' | 'lapsed' | 'lost';
  };
  jurisdiction: { code: string; name: string };
  county_zip: { zip: string; state: string; county: string };
  jurisdiction_rule: {
    id: Generated<number>;
    state: string;
    county: string | null;
    zip: string | null;
    category: string | null;
    channel: string | null;
    kind: string;
    value: JSONColumnType<object>;
    effective_from: Day;
    effective_to: Day | null;
    source: string;
    checked_on: Day;
  };
  fulfilment_fee: {
    id: Generated<number>;
    store_id: number | null;
    mode: FulfilmentMode;
    state: string | null;
    up_to_bottles: number | null;
    fee: number;
    free_from: number | null;
  };
  slot_plan: {
    id: Generated<number>;
    store_id: number | null;
    mode: SlotMode;
    minutes: number;
    lead_minutes: number;
    rest_minutes: number;
    days_ahead: number;
    places: number;
  };
  slot: {
    store_id: number;
    mode: SlotMode;
    slot_from: Date;
    slot_until: Date;
    places: number;
    taken: Generated<number>;
  };
  slot_booking: { holder_id: Uuid; store_id: number; mode: SlotMode; slot_from: Date; booked_at: Date };
  payment: {
    id: Uuid;
    store_id: number;
    order_id: Uuid;
    provider: 'demo' | 'stripe';
    status: PaymentStatus;
    amount: number;
    captured: Generated<number>;
    refunds_asked: Generated<number>;
    refunded: Generated<number>;
    captures_at_once: boolean;
    provider_ref: string | null;
    redirect_url: string | null;
    return_url: string;
    words: Generated<string>;
    created_at: Date;
    expires_at: Date;
    authorised_at: Date | null;
    look_at: Date | null;
  };
  payment_event: {
    id: Uuid;
    payment_id: Uuid;
    kind: 'authorise' | 'capture' | 'end' | 'cancel' | 'refund' | 'look_up' | 'webhook';
    key: string;
    amount: number | null;
    asked_at: Date;
    answered_at: Date | null;
    outcome: string | null;
  };
  demo_payment: {
    payment_id: Uuid;
    amount: number;
    status: 'waiting' | 'authorised' | 'captured' | 'declined' | 'cancelled';
    words: string;
    return_url: string;
    captured: Generated<number>;
    refunded: Generated<number>;
    refund_keys: Generated<string[]>;
  };
};

export type { Day };
