import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';

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
    return_days: Generated<number>;
    points_expire_after_days: number | null;
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
};
