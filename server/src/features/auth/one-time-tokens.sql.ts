import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

type OneTimeToken = Tables['one_time_token'];
export type Purpose = OneTimeToken['purpose'];

/** There is one token per customer and purpose: a newer one replaces the older. */
export const putOneTimeToken = (tx: Transaction, token: OneTimeToken) =>
  tx
    .insertInto('one_time_token')
    .values(token)
    .onConflict((older) =>
      older.columns(['customer_id', 'purpose']).doUpdateSet({
        hash: token.hash,
        email: token.email,
        expires_at: token.expires_at,
      }),
    )
    .execute();

export const selectOneTimeToken = (db: Db, purpose: Purpose, hash: string) =>
  db
    .selectFrom('one_time_token')
    .select(['customer_id', 'email'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', db.now)
    .executeTakeFirst();

/** Deletes the token and returns it. If two calls come at once, the second finds nothing. */
export const takeOneTimeToken = (tx: Transaction, purpose: Purpose, hash: string) =>
  tx
    .deleteFrom('one_time_token')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', tx.now)
    .returning(['customer_id', 'email'])
    .executeTakeFirst();

export const deleteOneTimeTokens = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('one_time_token').where('customer_id', '=', customerId).execute();

/** Not the reset link: a thief with a session must not be able to take it from the owner. */
export const deleteEmailTokens = (tx: Transaction, customerId: Uuid) =>
  tx
    .deleteFrom('one_time_token')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', ['confirm-email', 'stop-email-change'])
    .execute();

export const deleteExpiredOneTimeTokens = (tx: Transaction) =>
  tx.deleteFrom('one_time_token').where('expires_at', '<=', tx.now).execute();
