import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../ids.js';

/** A calendar day travels as text, never through a time zone. */
type Day = ColumnType<string, string, string>;

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
};

export type { Day };
