import type { Db } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

const stamping = statement((db) => db.selectFrom('trading_terms').select('stamp'));

export const selectTermsStamp = async (db: Db) => (await stamping.one(db, {})).stamp;
