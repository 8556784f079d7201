import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { isForThem } from '../audiences.sql.js';
import { namesOfMemberships } from '../promotions.sql.js';

type Asked = { storeId: number; customerId: Uuid; readAs: readonly string[] };

export type CodeRow = {
  read_as: string;
  code: string;
  promotion_id: number;
  state: 'draft' | 'on' | 'paused';
  starts_at: Date;
  ends_at: Date | null;
  here: boolean;
  audience: 'everybody' | 'first_order' | 'members';
  for_them: boolean;
  memberships: string[];
  used_up: boolean;
  /** A code for one use that an order has. */
  spent: boolean;
  used_by_them: boolean;
};

/** Known codes with what there is to say about each at this store, for this customer. Drafts are known to nobody. */
export async function selectCodes(db: Db, { storeId, customerId, readAs }: Asked) {
  const { rows } = await sql<CodeRow>`
    select read_as, code, promotion.id as promotion_id, state, starts_at, ends_at,
      exists (
        select from promotion_store there where there.promotion_id = promotion.id and store_id = ${storeId}
      ) as here,
      audience, ${isForThem(customerId)} as for_them, ${namesOfMemberships} as memberships,
      coalesce(used >= at_most, false) as used_up,
      exists (select from promotion_code_use spent where spent.read_as = promotion_code.read_as) as spent,
      at_most_each is not null and at_most_each <= (
        select count(*) from purchase_order mine
        where customer_id = ${customerId} and status <> 'cancelled' and exists (
          select from purchase_order_promotion applied
          where applied.order_id = mine.id and applied.promotion_id = promotion.id and applied.code is not null
        )
      ) as used_by_them
    from promotion_code
    join promotion on promotion.id = promotion_code.promotion_id
    left join promotion_use on promotion_use.promotion_id = promotion.id
    where read_as = any(${readAs}::text[]) and by_code and state <> 'draft'`.execute(db);
  return rows;
}
