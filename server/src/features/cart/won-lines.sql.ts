import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';

/** A bottle that is reserved for the winner of a lottery. */
export type WonBottle = {
  readonly ticketId: Uuid;
  readonly lotteryId: number;
  readonly customerId: Uuid;
  readonly storeId: number;
  readonly productId: number;
  /** In cents: the lottery's price, whatever the shelf's price is. */
  readonly price: number;
  readonly claimUntil: Date;
};

/** A ticket has one line: it moves into this cart from the cart of an order that came to nothing. */
export const putWonLine = (tx: Transaction, cartId: Uuid, won: WonBottle) =>
  tx
    .insertInto('cart_line')
    .values({
      id: newId(tx.now),
      cart_id: cartId,
      product_id: won.productId,
      wine_set_id: null,
      quantity: 1,
      seen_price: won.price,
      added_at: tx.now,
      ticket_id: won.ticketId,
      lottery_id: won.lotteryId,
      claim_until: won.claimUntil,
    })
    .onConflict((same) =>
      same.column('ticket_id').where('ticket_id', 'is not', null).doUpdateSet({ cart_id: cartId }),
    )
    .execute();

export const deleteWonLine = (tx: Transaction, ticketId: Uuid) =>
  tx.deleteFrom('cart_line').where('ticket_id', '=', ticketId).execute();
