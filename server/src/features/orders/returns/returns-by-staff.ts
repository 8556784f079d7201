import { orderNotReturnable } from 'contract/orders';
import type { previewReturn } from 'contract/orders/returns.staff';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { balancesAt } from '../../ledger/index.js';
import type { StaffActor } from '../../staff/index.js';
import { selectAfterSale } from '../../stores/index.js';
import { isCardOver } from '../course/give-back.js';
import type { Order } from '../course/move-order.sql.js';
import { orderForStaff } from '../course/order-for-staff.js';
import { mayBeReturned } from '../course/order-states.js';
import { find, lockSeen, record } from '../course/staff-orders.js';
import type { OrderParts } from '../order-parts.js';
import { selectWholeOrder } from '../picking/shorts.sql.js';
import { acceptReturn, type ReturnAnswer } from './accept-return.js';
import { isBeyond, refuseBeyondRefund } from './refund-limit.js';
import { beginReturn } from './return-order.js';
import { selectSoldLines } from './return-order.sql.js';
import type { LinePieces } from './return-requests.sql.js';
import { sumsOfReturn } from './return-shares.js';
import { piecesByLine, refundableOf, refuseTooMany, withGivenBack } from './what-goes-back.js';

type Asked = {
  number: string;
  /** The key that the call takes: with the second one nothing is too much. */
  key: 'orders.refund' | 'orders.refund-more';
  answer: ReturnAnswer;
  version?: number | undefined;
};

/** Answers the return that a customer asked for. */
export async function acceptReturnByStaffOf(
  tx: Transaction,
  parts: OrderParts,
  actor: StaffActor,
  { number, key, answer, version }: Asked,
) {
  const before = await find(tx, actor, key, number);
  const { order } = await lockSeen(tx, parts, before, version);
  await acceptReturn(tx, parts, order.id, answer);
  return finish(tx, parts, actor, order, { kind: 'return_answered', key, answer });
}

/** Returns something for a customer who has not asked in the shop. */
export async function beginReturnOf(
  tx: Transaction,
  parts: OrderParts,
  actor: StaffActor,
  { number, key, answer, version }: Asked,
) {
  const before = await find(tx, actor, key, number);
  const { order } = await lockSeen(tx, parts, before, version);
  await beginReturn(tx, order, answer, { evenLate: actor.roles.holds('orders.refund-more', order.store_id) });
  await acceptReturn(tx, parts, order.id, answer);
  return finish(tx, parts, actor, order, { kind: 'return_begun', key, answer });
}

type Done = Pick<Asked, 'key' | 'answer'> & { kind: 'return_answered' | 'return_begun' };

/** A command, which is nobody in particular, has no limit. */
async function finish(
  tx: Transaction,
  parts: OrderParts,
  actor: StaffActor,
  order: Order,
  { kind, key, answer: { reason, accepted, broken, kept } }: Done,
) {
  if (key === 'orders.refund' && actor.id !== null) await refuseBeyondRefund(tx, order);
  await record(tx, actor, order, { kind, more: { accepted, broken, kept }, why: reason });
  return orderForStaff(tx, parts, actor, order.id);
}

/** The sums of the same rule that `acceptReturn` books by, for the order as it stands. */
export async function previewReturnOf(
  db: Db,
  { payments }: OrderParts,
  actor: StaffActor,
  { number, lines }: { number: string; lines: readonly LinePieces[] },
): Promise<Wire<typeof previewReturn>> {
  const { id } = await find(db, actor, 'orders.refund', number);
  const order = await selectWholeOrder(db, id);
  if (!mayBeReturned(order.status)) throw refuse(orderNotReturnable);
  const sold = await selectSoldLines(db, id);
  const pieces = piecesByLine(lines);
  refuseTooMany(sold, new Map(), pieces);
  const terms = await selectAfterSale(db, order.store_id);
  const sums = sumsOfReturn(order, sold, pieces, {
    balance: (await balancesAt(db, order.store_id, order.customer_id)).points,
    isPaid: refundableOf(order, await payments.ofOrder(db, id)) !== undefined,
    lpEq1: terms.lp_eq_1,
  });
  const most = terms.goodwill_limit_cents;
  return {
    payment: dollars(sums.refund),
    points: sums.points,
    store_credit: dollars(sums.storeCredit),
    gift_card: dollars(sums.giftCard),
    card_is_over: await isCardOver(db, order),
    points_taken: sums.taken,
    withheld: dollars(sums.withheld),
    limit: dollars(most),
    is_beyond: isBeyond(order, { ...order, ...withGivenBack(order, sums) }, most),
  };
}
