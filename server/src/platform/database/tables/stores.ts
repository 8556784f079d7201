import type { LegalPage } from 'contract/pages/legal-texts';
import type { Tried } from 'contract/settings/start';
import type { StoreStanding } from 'contract/settings/stores';
import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

export type StoresTables = {
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
    latitude: number | null;
    longitude: number | null;
    return_days: Generated<number>;
    points_expire_after_days: number | null;
    most_unpaid_orders: Generated<number>;
    most_unpaid_total: Generated<number>;
    most_pieces: Generated<number>;
    most_card_tries: Generated<number>;
    most_card_minutes: Generated<number>;
    most_gift_cards_a_day: Generated<number>;
    most_gift_money_a_day: Generated<number>;
    goodwill_limit_cents: Generated<number>;
    standing: Generated<StoreStanding>;
    count_again_bottles: Generated<number>;
    count_again_value: Generated<number>;
    license_number: Generated<string>;
    license_until: Day | null;
  };
  store_hours: { store_id: number; weekday: number; opens: string; closes: string };
  store_mode: { store_id: number; mode: 'pickup' | 'delivery' | 'shipping' };
  store_delivery_zip: { store_id: number; zip: string };
  store_day: { store_id: number; day: Day; opens: string | null; closes: string | null; words: string };
  store_pause: {
    id: Uuid;
    store_id: number;
    mode: 'pickup' | 'delivery';
    paused_from: Date;
    paused_until: Date;
    reason: string;
  };
  trial: { what: Tried; tried_at: Date; worked: boolean; says: string };
  /** This table has one row: see `trading-terms.ts`. */
  trading_terms: { stamp: Generated<Uuid> };
  contact_message: {
    id: Uuid;
    store_id: number;
    name: string;
    email: string;
    topic: string;
    order_id: string | null;
    message: string;
    sent_at: Date;
    state: Generated<'waiting' | 'answered' | 'done'>;
    taken_by: Uuid | null;
  };
  legal_text: {
    page: LegalPage;
    version: number;
    text: string;
    written_at: Date;
    written_by: Uuid | null;
  };
  contact_answer: { id: Uuid; message_id: Uuid; person_id: Uuid; text: string; answered_at: Date };
};
