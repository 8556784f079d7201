import type { CountState } from 'contract/stock/counting.staff';
import type { MovementKind } from 'contract/stock/stock.staff';
import type { SupplyState } from 'contract/stock/supply-orders.staff';
import type { TransferState } from 'contract/stock/transfers.staff';
import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';
import type { Kept } from './kept.js';

export type StockTables = {
  stock_movement: {
    store_id: number;
    product_id: number;
    number: Kept<number>;
    kind: MovementKind;
    quantity: number;
    on_hand: Kept<number>;
    cost: number | null;
    worth: Kept<number | null>;
    order_id: Uuid | null;
    delivery_id: Uuid | null;
    count_id: Uuid | null;
    transfer_id: Uuid | null;
    why: string | null;
    person_id: Uuid | null;
    at: Date;
  };
  product_barcode: { code: string; product_id: number; bottles: number };
  stock_delivery: {
    id: Uuid;
    store_id: number;
    note: string;
    person_id: Uuid;
    received_at: Date;
    supply_order_id: Uuid | null;
    why: string | null;
  };
  stock_count: {
    id: Uuid;
    store_id: number;
    name: string;
    state: CountState;
    begun_by: Uuid;
    begun_at: Date;
    settled_at: Date | null;
    why: string | null;
  };
  stock_count_line: {
    count_id: Uuid;
    product_id: number;
    store_id: number;
    is_open: Generated<boolean>;
    counted: number | null;
    there: number | null;
    after_movement: number | null;
    on_hand: number | null;
    counted_by: Uuid | null;
    counted_at: Date | null;
    first_counted: number | null;
    first_by: Uuid | null;
  };
  stock_transfer: {
    id: Uuid;
    from_store_id: number;
    to_store_id: number;
    state: TransferState;
    note: string;
    made_by: Uuid;
    made_at: Date;
    sent_at: Date | null;
    ended_at: Date | null;
    why: string | null;
    version: Generated<number>;
  };
  stock_transfer_line: {
    transfer_id: Uuid;
    product_id: number;
    bottles: number;
    received: Generated<number>;
    missing: Generated<number>;
  };
  supplier: {
    id: Uuid;
    store_id: number;
    name: string;
    contact: string;
    email: string;
    phone: string;
    customer_number: string;
    note: string;
    retired_at: Date | null;
    version: Generated<number>;
  };
  supply_order: {
    id: Uuid;
    store_id: number;
    number: number;
    supplier_id: Uuid;
    state: SupplyState;
    expected_on: Day | null;
    note: string;
    made_by: Uuid;
    made_at: Date;
    sent_at: Date | null;
    ended_at: Date | null;
    version: Generated<number>;
  };
  supply_order_line: {
    order_id: Uuid;
    product_id: number;
    cases: number;
    case_size: number;
    bottles: Kept<number>;
    unit_cost: number | null;
    received: Generated<number>;
    damaged: Generated<number>;
  };
};
