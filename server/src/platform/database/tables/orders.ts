import type { IfMissing } from 'contract/cart';
import type { PaymentMethod } from 'contract/checkout';
import type { DeliveryAddress, OrderStatus } from 'contract/orders';
import type { CounterMethod } from 'contract/orders/counter';
import type { OrderLetterKind } from 'contract/orders/letters.staff';
import type { IdCheck, WayToAgree } from 'contract/orders/orders.staff';
import type { CarrierId } from 'contract/orders/parcels';
import type { FulfilmentMode } from 'contract/stores';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

/** A number of pieces of a line, as it was sold. */
type ShortLine = { position: number; name: string; brand: string; vintage: number | null; quantity: number };

/** What was taxed at one rate, in cents. The place within the state is null where none has a rate of its own. */
export type Taxed = { state: string; place: string | null; millionths: number; goods: number; tax: number };

/**
 * A number of pieces of one product, as they are sold; cents, savings and tax are for all of them together.
 */
export type ReplacedPieces = {
  product_id: number;
  name: string;
  brand: string;
  vintage: number | null;
  size_ml: number | null;
  pack_count: number;
  image_id: string | null;
  quantity: number;
  unit_price: number;
  savings: number;
  tax: number;
  /** Missing where it was replaced before rates were kept. */
  taxed?: readonly Taxed[] | null;
};

export type OrdersTables = {
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
    if_missing: Generated<IfMissing>;
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
    hand_over_check: JSONColumnType<IdCheck> | null;
    created_at: Date;
    given_up_at: Date | null;
    received_by: Generated<string>;
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
    lottery_id: number | null;
    ticket_id: Uuid | null;
    unit_cost: Generated<number | null>;
    /** Null for what was sold before rates were kept. */
    taxed: JSONColumnType<readonly Taxed[]> | null;
  };
  purchase_order_set_part: { order_id: Uuid; position: number; product_id: number; quantity: number };
  purchase_order_step: {
    order_id: Uuid;
    position: number;
    status: OrderStatus;
    at: Date;
    note: Generated<string>;
  };
  purchase_order_pick: {
    order_id: Uuid;
    position: number;
    product_id: number;
    picked: number;
    person_id: Uuid;
    at: Date;
  };
  purchase_order_short: {
    id: Uuid;
    order_id: Uuid;
    lines: JSONColumnType<ShortLine[]>;
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
    refunded: number;
    at: Date;
    undoes: Uuid | null;
  };
  purchase_order_replacement: {
    id: Uuid;
    order_id: Uuid;
    position: number;
    missing: JSONColumnType<ReplacedPieces>;
    by_position: number;
    instead: JSONColumnType<ReplacedPieces>;
    agreed: WayToAgree;
    shelf_is_empty: boolean;
  };
  counter_payment: {
    order_id: Uuid;
    method: CounterMethod;
    amount: number;
    received: number | null;
    reference: Generated<string>;
    person_id: Uuid | null;
    at: Date;
  };
  purchase_order_parcel: { order_id: Uuid; position: number; carrier: CarrierId; tracking_number: string };
  order_letter: {
    id: Uuid;
    order_id: Uuid;
    kind: OrderLetterKind;
    subject: string;
    to_address: string;
    person_id: Uuid | null;
    at: Date;
    outcome: 'sent' | 'refused' | null;
  };
  purchase_order_claim: { order_id: Uuid; person_id: Uuid; at: Date };
  purchase_order_note: { id: Uuid; order_id: Uuid; person_id: Uuid; text: string; at: Date };
  purchase_order_return: {
    id: Uuid;
    order_id: Uuid;
    at: Date;
    lines: JSONColumnType<{ position: number; quantity: number }[]>;
    payment: number;
    points: number;
    store_credit: number;
    gift_card: number;
    earned_points: number;
    points_spent: number;
    withheld: number;
    request_id: Uuid | null;
  };
  return_request: {
    id: Uuid;
    order_id: Uuid;
    asked_at: Date;
    reason: string;
    bring_by: Day;
    decided_at: Date | null;
    answer: Generated<string>;
    begun_by_store: Generated<boolean>;
  };
  return_request_line: {
    request_id: Uuid;
    position: number;
    asked: number;
    accepted: Generated<number>;
    broken: Generated<number>;
    refused: Generated<number>;
    kept: Generated<number>;
  };
  stock_hold: {
    order_id: Uuid;
    product_id: number;
    store_id: number;
    quantity: number;
    state: 'held' | 'sold' | 'given_back';
    returned: Generated<number>;
  };
  stock_set_aside: { lottery_id: number; store_id: number; product_id: number; quantity: number };
};
