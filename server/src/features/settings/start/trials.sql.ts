import type { Tried } from 'contract/settings/start';
import type { Db, Transaction } from '../../../platform/database/database.js';

export const selectTrials = (db: Db) => db.selectFrom('trial').selectAll().execute();

type Trial = { what: Tried; worked: boolean; says: string };

export const putTrial = (tx: Transaction, { what, worked, says }: Trial) =>
  tx
    .insertInto('trial')
    .values({ what, worked, says, tried_at: tx.now })
    .onConflict((same) => same.column('what').doUpdateSet({ worked, says, tried_at: tx.now }))
    .execute();
