import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';

/** What the platform itself keeps: jobs, limits and answered keys. */
export type WorkTables = {
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
  /** This table has one row. */
  letterhead: { is_the_one: Generated<boolean>; name: string; reply_to: string; address: string };
  secret_key_fingerprint: { is_the_one: Generated<boolean>; fingerprint: string };
  rate_limit: { key: string; level: number; at: Date };
  idempotency_key: {
    customer_id: Uuid;
    key: string;
    request_hash: string;
    answer: JSONColumnType<object> | null;
    created_at: Date;
  };
};
