import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

/** Whether a promotion is for this customer. An order that waits for its money is a first one already. */
export const isForThem = (customerId: Uuid) => sql<boolean>`case audience
  when 'first_order' then not exists (
    select from purchase_order earlier where earlier.customer_id = ${customerId} and earlier.status <> 'cancelled'
  )
  when 'members' then exists (
    select from promotion_membership named join customer on customer.membership_id = named.membership_id
    where named.promotion_id = promotion.id and customer.id = ${customerId}
  )
  else true end`;

/** Those of these promotions that are for this customer. */
export async function selectMeant(db: Db, customerId: Uuid, ids: readonly number[]) {
  const rows = await db
    .selectFrom('promotion')
    .select('id')
    .where('id', 'in', ids)
    .where(isForThem(customerId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The name of a promotion that is for one of these memberships and not over yet. */
export async function selectPromotionFor(db: Db, membershipIds: readonly number[]) {
  const one = await db
    .selectFrom('promotion')
    .innerJoin('promotion_membership', 'promotion_membership.promotion_id', 'promotion.id')
    .select('promotion.name')
    .where(sql<boolean>`membership_id = any(${membershipIds}::integer[])`)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', db.now)]))
    .orderBy('promotion.id')
    .limit(1)
    .executeTakeFirst();
  return one?.name;
}
