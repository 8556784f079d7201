import type { LegalPage } from 'contract/pages/legal-texts';
import type { PageAsked } from 'contract/platform/page';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

const newestFirst = (db: Db, page: LegalPage) =>
  db.selectFrom('legal_text').where('page', '=', page).orderBy('version', 'desc');

/** The text that holds now. */
export const selectNewestText = (db: Db, page: LegalPage) =>
  newestFirst(db, page).select(['version', 'text', 'written_at']).limit(1).executeTakeFirstOrThrow();

export const selectTextVersion = (db: Db, page: LegalPage, version: number) =>
  newestFirst(db, page).select(['version', 'text']).where('version', '=', version).executeTakeFirst();

export const selectTextVersions = (db: Db, page: LegalPage, asked: PageAsked) =>
  newestFirst(db, page)
    .select(['version', 'written_at', 'written_by'])
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();

type Written = { page: LegalPage; version: number; text: string; written_by: Uuid };

/** False when somebody else has written this version at the same moment. */
export async function insertTextVersion(tx: Transaction, written: Written) {
  const inserted = await tx
    .insertInto('legal_text')
    .values({ ...written, written_at: tx.now })
    .onConflict((taken) => taken.columns(['page', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
