import type { StaffRole } from 'contract/staff/roles';
import type { Uuid } from '../../ids.js';

export type StaffTables = {
  staff_person: {
    id: Uuid;
    name: string;
    email: string;
    password_hash: string;
    created_at: Date;
    last_seen_at: Date | null;
    suspended_at: Date | null;
  };
  staff_role: {
    id: Uuid;
    person_id: Uuid;
    store_id: number | null;
    role: StaffRole;
    granted_by: Uuid | null;
    granted_at: Date;
  };
  staff_session: {
    id: Uuid;
    person_id: Uuid;
    token_hash: string;
    device: string;
    created_at: Date;
    last_seen_at: Date;
    factor_seen_at: Date;
    expires_at: Date;
  };
  staff_totp: { person_id: Uuid; sealed_secret: Buffer; last_step: number };
  staff_view: { id: Uuid; person_id: Uuid; name: string; address: string; position: number };
  staff_recovery_code: { person_id: Uuid; code_hash: string };
  staff_passkey: {
    id: Uuid;
    person_id: Uuid;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_passkey_challenge: { challenge: string; person_id: Uuid | null; expires_at: Date };
  staff_invitation: {
    id: Uuid;
    token_hash: string;
    email: string;
    role: StaffRole;
    store_id: number | null;
    invited_by: Uuid | null;
    created_at: Date;
    expires_at: Date;
    name: string;
  };
  staff_password_reset: { person_id: Uuid; token_hash: string; expires_at: Date };
  staff_act: {
    id: Uuid;
    store_id: number | null;
    number: number;
    person_id: Uuid | null;
    kind: string;
    thing: string;
    thing_id: string;
    before: string | null;
    after: string | null;
    why: string | null;
    at: Date;
    previous_hash: string;
    hash: string;
  };
  staff_act_end: { store_id: number | null; number: number; hash: string };
};
