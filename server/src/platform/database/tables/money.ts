import type { DesignKind } from 'contract/gift-card-designs';
import type { PaymentStatus } from 'contract/payments';
import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

/** The ledger, what it says of gift cards, and what payment providers were asked. */
export type MoneyTables = {
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
    expired_at: Date | null;
  };
  gift_card_design: {
    id: number;
    kind: DesignKind;
    name: string;
    description: string;
    image_id: string;
    position: number;
  };
  gift_purchase: {
    id: Uuid;
    number: string;
    customer_id: Uuid;
    store_id: number;
    design_id: number;
    amount: number;
    for_me: boolean;
    recipient_name: string;
    recipient_email: string;
    greeting: string;
    message: string;
    delivery_date: Day;
    status: 'open' | 'awaiting_payment' | 'paid' | 'cancelled';
    created_at: Date;
    paid_at: Date | null;
  };
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
  points_warning: { customer_id: Uuid; store_id: number; ahead: 'month' | 'week'; told_until: Date };
};
