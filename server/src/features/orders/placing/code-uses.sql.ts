import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';
import { doesNotHold } from '../../../platform/database/does-not-hold.js';
import type { Uuid } from '../../../platform/ids.js';

/** Locked by their numbers, so that two orders with several codes never wait for each other. */
const usesOf = (orderId: Uuid) => sql`
  select promotion_id from promotion_use
  where promotion_id in (
    select promotion_id from purchase_order_promotion where order_id = ${orderId} and code is not null
  )
  order by promotion_id for update`;

/** Somebody else has used the last one a moment ago. */
export class CodeUsedUp extends Error {}

/**
 * Counts what an order uses, at the end of the transaction: everybody with the same code waits from here to the commit. The
 * database counts; without a use left, of all or of a code for one use, the transaction comes to nothing. No code is
 * written before its promotion is locked, so that two orders with several never wait for each other.
 */
export const takeUses = (tx: Transaction, orderId: Uuid) =>
  tx.lastly(async () => {
    try {
      await sql`
        with mine as (${usesOf(orderId)}), counted as (
          update promotion_use set used = used + 1 where promotion_id in (select promotion_id from mine)
        )
        insert into promotion_code_use (read_as, order_id)
        select distinct read_as, order_id from purchase_order_promotion
        join promotion_code using (promotion_id, code)
        where order_id = ${orderId} and for_once and promotion_id in (select promotion_id from mine)`.execute(
        tx,
      );
    } catch (error) {
      const isGone =
        doesNotHold(error, 'promotion_use_left') || doesNotHold(error, 'promotion_code_use_once');
      throw isGone ? new CodeUsedUp() : error;
    }
  });

/** An order that is canceled has used nothing. */
export const giveBackUses = (tx: Transaction, orderId: Uuid) =>
  sql`
    with mine as (${usesOf(orderId)}), free as (delete from promotion_code_use where order_id = ${orderId})
    update promotion_use set used = used - 1 where promotion_id in (select promotion_id from mine)`.execute(
    tx,
  );
