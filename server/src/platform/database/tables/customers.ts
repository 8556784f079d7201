import type { Generated } from 'kysely';
import type { Uuid } from '../../ids.js';
import type { Day } from './day.js';

type SecurityEventKind =
  | 'sign-up'
  | 'log-in'
  | 'log-out'
  | 'end-session'
  | 'current-password'
  | 'change-password'
  | 'ask-for-reset'
  | 'reset-password'
  | 'ask-for-email'
  | 'stop-email-change'
  | 'change-email'
  | 'confirm-email'
  | 'close-account';

export type CustomersTables = {
  membership: { id: number; name: string; spent_from: number | null };
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
    membership_id: Generated<number | null>;
    membership_by_hand: Generated<boolean>;
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
    wrong_passwords: Generated<number>;
  };
  one_time_token: {
    customer_id: Uuid;
    purpose: 'reset-password' | 'confirm-email' | 'stop-email-change';
    hash: string;
    email: string;
    expires_at: Date;
  };
  familiar_address: { customer_id: Uuid; address_hash: string; last_used_at: Date };
  known_device: { customer_id: Uuid; device_hash: string; last_used_at: Date };
  security_event: {
    id: Uuid;
    customer_id: Uuid | null;
    kind: SecurityEventKind;
    outcome: 'done' | 'refused';
    session_id: Uuid | null;
    device: string;
    address_hash: string;
    at: Date;
  };
  address: {
    id: Uuid;
    customer_id: Uuid;
    first_name: string;
    last_name: string;
    phone: string;
    zip_code: string;
    city: string;
    state: string;
    country: string;
    street: string;
    is_default: boolean;
    created_at: Date;
  };
  customer_store: { store_id: number; customer_id: Uuid };
  customer_note: {
    id: Uuid;
    customer_id: Uuid;
    store_id: number;
    person_id: Uuid;
    text: string;
    written_at: Date;
  };
  goodwill: {
    id: Uuid;
    customer_id: Uuid;
    store_id: number;
    person_id: Uuid;
    kind: 'store_credit' | 'points';
    amount: number;
    worth: number;
    reason: string;
    given_at: Date;
  };
  upload: { id: string; customer_id: Uuid; used: Generated<boolean>; uploaded_at: Date };
};
