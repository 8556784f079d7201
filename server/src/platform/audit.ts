import type { Db } from './database/database.js';

/** A promise that can be checked in the database of a running shop: each row that breaks it is reported. */
export type Check = {
  readonly promise: string;
  readonly breaches: (db: Db) => Promise<string[]>;
};

export const platformChecks: Check[] = [
  {
    promise: 'An idempotency key that was used has its answer',
    breaches: async (db) => {
      const rows = await db.selectFrom('idempotency_key').select('key').where('answer', 'is', null).execute();
      return rows.map(({ key }) => `The key ${key} has none.`);
    },
  },
  {
    promise: 'Every job is done in the end',
    breaches: async (db) => {
      const columns = ['id', 'kind', 'last_error'] as const;
      const rows = await db.selectFrom('job').select(columns).where('failed_at', 'is not', null).execute();
      return rows.map(({ id, kind, last_error }) => `${kind} ${id} was given up: ${last_error}`);
    },
  },
];
