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
};

export type { Day };
