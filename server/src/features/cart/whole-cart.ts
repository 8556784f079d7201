import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { Goods } from '../catalogue/index.js';
import { goodsAt } from '../catalogue/index.js';
import { spendableOn } from '../gift-cards/index.js';
import { heldAt } from '../ledger/index.js';
import { storeRule } from '../stores/index.js';
import { type CartRow, type LineRow, selectLines } from './cart.sql.js';
import { type ChosenWay, chosenWay } from './chosen-way.js';
import { type JudgedLine, judgeLines } from './judge-lines.js';
import { redeem } from './redeem.js';

const present = (ids: (number | null)[]) => ids.filter((id) => id !== null);

export const goodsFor = (db: Db, storeId: number, lines: readonly LineRow[]) =>
  goodsAt(
    db,
    storeId,
    present(lines.map(({ product_id }) => product_id)),
    present(lines.map(({ wine_set_id }) => wine_set_id)),
  );

export const totalOf = ({ price, quantity }: JudgedLine) => (price ?? 0) * quantity;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

export type Whose = { customerId: Uuid; storeId: number };
export type Judged = { lines: readonly JudgedLine[]; goods: Goods };

async function judge(db: Db, { id, store_id }: CartRow): Promise<Judged> {
  const lines = await selectLines(db, id);
  const goods = await goodsFor(db, store_id, lines);
  return { lines: judgeLines(lines, goods), goods };
}

async function heldBy(db: Db, { customerId, storeId }: Whose, row: CartRow | undefined) {
  const { lp_eq_1, timezone } = await storeRule(db, storeId);
  const { points, store_credit } = await heldAt(db, storeId, customerId);
  const giftCard = row?.gift_card_id ? await spendableOn(db, row.gift_card_id, { storeId, timezone }) : 0;
  return { points, credit: store_credit, giftCard, lpEq1: lp_eq_1 };
}

const askedIn = (row: CartRow | undefined) => ({
  points: row?.redeem_loyalty_point ?? 0,
  credit: row?.redeem_store_credit ?? 0,
  giftCard: row?.gift_card_id ? { balance: row.gift_card_balance ?? 0 } : null,
});

/** Money in cents. Fee and tax are null until it is known how the goods come home. */
const sumsOf = (lines: readonly JudgedLine[], way: ChosenWay | undefined) => ({
  /** What the goods cost, after savings. */
  goods: sum(lines.map(totalOf)),
  savings: sum(lines.map(({ saves, quantity }) => saves * quantity)),
  fee: way?.answer.open ? way.answer.fee : null,
  tax: way?.answer.open ? way.answer.tax : null,
});

/** All that there is to know of a cart now: what is shown of it, and what an order is made of. */
export async function wholeCart(db: Db, whose: Whose, row: CartRow | undefined, known?: Judged) {
  const held = await heldBy(db, whose, row);
  const judged = known ?? (row ? await judge(db, row) : undefined);
  const lines = judged?.lines ?? [];
  const way = row && judged && (await chosenWay(db, row, lines, judged.goods));
  const sums = sumsOf(lines, way);
  const asked = askedIn(row);
  const withheld = way?.answer.open ? way.answer.points.withheld : 0;
  const taken = redeem(sums.goods + (sums.fee ?? 0) + (sums.tax ?? 0), asked, held, withheld);
  return { lines, goods: judged?.goods, way, sums, asked, held, taken };
}

export type WholeCart = Awaited<ReturnType<typeof wholeCart>>;
