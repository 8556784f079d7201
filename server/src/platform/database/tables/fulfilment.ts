import type { FulfilmentMode } from 'contract/stores';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

type SlotMode = Exclude<FulfilmentMode, 'shipping'>;

/** The rules of the jurisdictions, the fees and the slots. */
export type FulfilmentTables = {
  jurisdiction: { code: string; name: string };
  county_zip: { zip: string; state: string; county: string };
  jurisdiction_rule: {
    id: Generated<number>;
    state: string;
    county: string | null;
    zip: string | null;
    category: string | null;
    channel: string | null;
    kind: string;
    value: JSONColumnType<object>;
    effective_from: Day;
    effective_to: Day | null;
    source: string;
    checked_on: Day;
  };
  fulfilment_fee: {
    id: Generated<number>;
    store_id: number | null;
    mode: FulfilmentMode;
    state: string | null;
    up_to_bottles: number | null;
    fee: number;
    free_from: number | null;
  };
  carrier_days: {
    id: Generated<number>;
    store_id: number;
    state: string | null;
    from_days: number;
    until_days: number;
    source: string;
    checked_on: Day;
  };
  carrier_cut_off: { store_id: number; cut_off: string };
  carrier_holiday: {
    name: string;
    month: number;
    date: number | null;
    weekday: number | null;
    nth: number | null;
    source: string;
    checked_on: Day;
  };
  slot_plan: {
    id: Generated<number>;
    store_id: number | null;
    mode: SlotMode;
    minutes: number;
    lead_minutes: number;
    rest_minutes: number;
    days_ahead: number;
    places: number;
  };
  slot: {
    store_id: number;
    mode: SlotMode;
    slot_from: Date;
    slot_until: Date;
    places: number;
    taken: Generated<number>;
  };
  slot_booking: { holder_id: Uuid; store_id: number; mode: SlotMode; slot_from: Date; booked_at: Date };
};
