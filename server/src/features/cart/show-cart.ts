import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { goodsAt } from '../catalogue/index.js';
import { spendableOn } from '../gift-cards/index.js';
import { pointsAt } from '../loyalty/index.js';
import { storeCreditAt } from '../store-credit/index.js';
import { storeRule } from '../stores/index.js';
import { type CartRow, type LineRow, selectLines } from './cart.sql.js';
import { type JudgedLine, judgeLines } from './judge-lines.js';
import { redeem, shrunkTenders } from './redeem.js';

const present = (ids: (number | null)[]) => ids.filter((id) => id !== null);

export const goodsFor = (db: Db, storeId: number, lines: readonly LineRow[]) =>
  goodsAt(
    db,
    storeId,
    present(lines.map(({ product_id }) => product_id)),
    present(lines.map(({ wine_set_id }) => wine_set_id)),
  );

const totalOf = ({ price, quantity }: JudgedLine) => (price ?? 0) * quantity;

const asLine = (line: JudgedLine) => ({
  id: line.id,
  quantity: line.quantity,
  product_id: line.product_id,
  wine_set_id: line.wine_set_id,
  product: line.product,
  wine_set: line.wine_set,
  name: line.name,
  unit_price: line.price === null ? null : dollars(line.price),
  line_total: dollars(totalOf(line)),
  most: line.most,
  problems: line.problems,
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

type Whose = { customerId: Uuid; storeId: number };

async function judgedLinesOf(db: Db, { id, store_id }: CartRow) {
  const lines = await selectLines(db, id);
  return judgeLines(lines, await goodsFor(db, store_id, lines));
}

/** The cart as it stands now: today's prices, what is wrong with its lines, and what is due. */
export async function showCart(
  db: Db,
  { customerId, storeId }: Whose,
  row: CartRow | undefined,
  known?: readonly JudgedLine[],
) {
  const rule = await storeRule(db, storeId);
  const judged = known ?? (row ? await judgedLinesOf(db, row) : []);
  const held = {
    points: await pointsAt(db, customerId, storeId),
    credit: await storeCreditAt(db, customerId, storeId),
    giftCard: row?.gift_card_id
      ? await spendableOn(db, row.gift_card_id, { storeId, timezone: rule.timezone })
      : 0,
    lpEq1: rule.lp_eq_1,
  };
  const asked = {
    points: row?.redeem_loyalty_point ?? 0,
    credit: row?.redeem_store_credit ?? 0,
    giftCard: row?.gift_card_id ? { balance: row.gift_card_balance ?? 0 } : null,
  };
  const goods = sum(judged.map(totalOf));
  const savings = sum(judged.map(({ saves, quantity }) => saves * quantity));
  const taken = redeem(goods, asked, held);
  return {
    id: row?.id ?? null,
    customer_id: customerId,
    store_id: storeId,
    redeem_loyalty_point: taken.points,
    redeem_gift_card: row?.gift_card_shown ?? null,
    redeem_store_credit: dollars(taken.credit),
    created_by: row?.customer_id ?? null,
    updated_by: row?.customer_id ?? null,
    created_at: row?.created_at.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
    status: 'open' as const,
    cart_detail: judged.map(asLine),
    store_credit: dollars(held.credit),
    loyalty_points: held.points,
    lp_eq_1: held.lpEq1,
    defaultAddress: null,
    fulfilment: row?.fulfilment ?? null,
    address_id: row?.address_id ?? null,
    slot: null,
    fulfilment_problems: [],
    giftCardCartId: row?.gift_card_id ? row.id : null,
    gift_message: row?.gift_message ?? '',
    tender_problems: shrunkTenders(asked, held),
    totals: {
      pieces: sum(judged.map(({ quantity }) => quantity)),
      lines: dollars(goods + savings),
      savings: dollars(savings),
      fee: null,
      tax: null,
      gift_card: dollars(taken.giftCard),
      store_credit: dollars(taken.credit),
      points: dollars(taken.pointsWorth),
      due: dollars(taken.due),
    },
  };
}
