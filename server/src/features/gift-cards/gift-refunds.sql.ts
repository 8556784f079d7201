import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

export type RefundOwed = {
  number: string;
  storeId: number;
  /** In cents. */
  amount: number;
};

/** Cancelled gifts whose money is neither back nor on its way: the provider has refused. By payments, as the audit sees it. */
export async function refundsOwed(db: Db): Promise<RefundOwed[]> {
  const { rows } = await sql<RefundOwed>`
    select purchase.number, purchase.store_id as "storeId", payment.captured - payment.refunds_asked as amount
    from gift_purchase purchase join payment on payment.order_id = purchase.id
    where purchase.status = 'cancelled' and payment.captured > payment.refunds_asked
    order by purchase.number`.execute(db);
  return rows;
}
