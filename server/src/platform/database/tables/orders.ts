import type { PaymentMethod } from 'contract/checkout';
import type { DeliveryAddress, OrderStatus } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

/** How a person showed their age, and whether it was right. */
type HandOverCheck = { method: string; result: 'shown' | 'refused' };

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
  };
  stock_hold: {
    order_id: Uuid;
    product_id: number;
    store_id: number;
    quantity: number;
    state: 'held' | 'sold' | 'given_back';
    returned: Generated<number>;
  };
};
