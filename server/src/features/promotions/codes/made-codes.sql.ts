import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { readAs } from '../../../platform/typed-code.js';

/** Those of these codes that nobody has yet become this promotion's; tells how many. */
export async function insertMadeCodes(tx: Transaction, promotionId: number, codes: readonly string[]) {
  const { rows } = await sql`
    insert into promotion_code (read_as, code, promotion_id, for_once)
    select read_as, code, ${promotionId}, true
    from unnest(${codes.map(readAs)}::text[], ${codes}::text[]) as made (read_as, code)
    on conflict (read_as) do nothing returning 1`.execute(tx);
  return rows.length;
}

export const selectMadeCodes = (db: Db, promotionId: number) =>
  db
    .selectFrom('promotion_code')
    .leftJoin('promotion_code_use', 'promotion_code_use.read_as', 'promotion_code.read_as')
    .leftJoin('purchase_order', 'purchase_order.id', 'promotion_code_use.order_id')
    .select(['promotion_code.code', 'purchase_order.number as order_number'])
    .where('promotion_code.promotion_id', '=', promotionId)
    .where('promotion_code.for_once', '=', true)
    .orderBy('promotion_code.code')
    .execute();
