import type { IfMissing } from 'contract/cart';
import type { FulfilmentMode } from 'contract/stores';
import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';

/** What a customer would like to have: the wishes and the cart. */
export type CartTables = {
  wish: {
    id: Uuid;
    customer_id: Uuid;
    product_id: number | null;
    wine_set_id: number | null;
    wished_at: Date;
    removed_at: Date | null;
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
    if_missing: Generated<IfMissing>;
    fulfilment: FulfilmentMode | null;
    address_id: Uuid | null;
    slot_id: string | null;
    codes: Generated<string[]>;
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
    ticket_id: Uuid | null;
    lottery_id: number | null;
    claim_until: Date | null;
  };
};
