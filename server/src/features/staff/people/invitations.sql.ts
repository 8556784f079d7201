import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

export const insertInvitation = (tx: Transaction, invitation: Tables['staff_invitation']) =>
  tx.insertInto('staff_invitation').values(invitation).execute();

const columns = ['id', 'name', 'email', 'role', 'store_id', 'created_at', 'expires_at'] as const;

export const selectInvitations = (db: Db) =>
  db
    .selectFrom('staff_invitation')
    .select(columns)
    .where('expires_at', '>', db.now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const selectInvitation = (db: Db, id: Uuid) =>
  db.selectFrom('staff_invitation').select(columns).where('id', '=', id).executeTakeFirst();

/** Includes the name of its store. */
export const selectInvitationByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('staff_invitation as invitation')
    .leftJoin('store', 'store.id', 'invitation.store_id')
    .select([
      'invitation.id',
      'invitation.name',
      'invitation.email',
      'invitation.role',
      'store.name as store_name',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', db.now)
    .executeTakeFirst();

/** Deletes the invitation and returns it. If two calls come at once, the second finds nothing. */
export const takeInvitation = (tx: Transaction, tokenHash: string) =>
  tx
    .deleteFrom('staff_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', tx.now)
    .returning(['id', 'email', 'role', 'store_id', 'invited_by'])
    .executeTakeFirst();

/** Replaces the link by a new one. Undefined when the invitation has been used up meanwhile. */
export const renewInvitation = (
  tx: Transaction,
  id: Uuid,
  renewed: Pick<Tables['staff_invitation'], 'token_hash' | 'invited_by' | 'expires_at'>,
) =>
  tx.updateTable('staff_invitation').set(renewed).where('id', '=', id).returning(columns).executeTakeFirst();

export const deleteInvitation = async (tx: Transaction, id: Uuid) => {
  const gone = await tx
    .deleteFrom('staff_invitation')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
};

export const deleteInvitationsBy = (tx: Transaction, personId: Uuid) =>
  tx.deleteFrom('staff_invitation').where('invited_by', '=', personId).execute();

export const deleteExpiredInvitations = (tx: Transaction) =>
  tx.deleteFrom('staff_invitation').where('expires_at', '<=', tx.now).execute();
