import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';

export type PromotionsTables = {
  promotion: {
    id: Generated<number>;
    name: string;
    shown_as: string;
    how: 'percent' | 'amount' | 'buy_get';
    buys: number | null;
    gets: number | null;
    by_code: Generated<boolean>;
    audience: Generated<'everybody' | 'first_order' | 'members'>;
    state: Generated<'draft' | 'on' | 'paused'>;
    starts_at: Date;
    ends_at: Date | null;
    version: Generated<number>;
  };
  promotion_step: { promotion_id: number; from_bottles: number; value: number };
  promotion_goods: {
    promotion_id: number;
    kind: 'department' | 'category' | 'brand' | 'product';
    ref: number;
    takes_out: Generated<boolean>;
  };
  promotion_store: { promotion_id: number; store_id: number };
  promotion_membership: { promotion_id: number; membership_id: number };
  promotion_code: { read_as: string; code: string; promotion_id: number; for_once: Generated<boolean> };
  promotion_code_use: { read_as: string; order_id: Uuid };
  promotion_use: {
    promotion_id: number;
    at_most: number | null;
    at_most_each: number | null;
    used: Generated<number>;
  };
  purchase_order_promotion: {
    order_id: Uuid;
    position: number;
    promotion_id: number;
    line: number;
    words: string;
    amount: number;
    code: string | null;
  };
};
