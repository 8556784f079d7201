import { sum } from 'contract/platform/cents';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { type CardRow, goodsAt } from '../catalogue/index.js';
import { spendableOn } from '../gift-cards/index.js';
import { balancesAt } from '../ledger/index.js';
import { boughtBefore } from '../orders/index.js';
import { noOffers, offersFor } from '../promotions/index.js';
import { storeRule } from '../stores/index.js';
import type { CartRow } from './cart.sql.js';
import type { Contents, LineRow } from './cart-lines.sql.js';
import { type ChosenWay, chosenWay, type Person } from './chosen-way.js';
import { type CartGoods, type JudgedLine, judgeLines, totalOf } from './judge-lines.js';
import { promotedOff } from './line-promotions.js';
import { takeTenders } from './tenders.js';

const present = (ids: (number | null)[]) => ids.filter((id) => id !== null);

/** The stock of what the lines hold, and how much this customer has bought before of each limited bottle. */
export async function goodsFor(
  db: Db,
  { customerId, storeId }: Whose,
  lines: readonly LineRow[],
  { cards, codes = [] }: { cards?: readonly CardRow[]; codes?: readonly string[] } = {},
): Promise<CartGoods> {
  const productIds = present(lines.map(({ product_id }) => product_id));
  const [goods, { most_pieces }, offers] = await Promise.all([
    goodsAt(db, storeId, productIds, present(lines.map(({ wine_set_id }) => wine_set_id)), cards),
    storeRule(db, storeId),
    offersFor(db, { storeId, customerId }, { codes, productIds }),
  ]);
  const limited = [...goods.stock].filter(([, { limit }]) => limit !== null).map(([id]) => id);
  return {
    ...goods,
    bought: await boughtBefore(db, customerId, limited),
    mostPieces: most_pieces,
    offers,
  };
}

export type Whose = { customerId: Uuid; storeId: number; person?: Person };
const noGoods: CartGoods = {
  products: new Map(),
  wineSets: new Map(),
  stock: new Map(),
  names: { products: new Map(), wineSets: new Map() },
  bought: new Map(),
  mostPieces: 0,
  offers: noOffers,
};

type Judged = { lines: readonly JudgedLine[]; goods: CartGoods };

/** What is in a cart, for whoever asks neither how it comes home nor what pays for it. */
export async function judge(
  db: Db,
  whose: Whose,
  { rows, cards }: Contents,
  { codes }: Pick<CartRow, 'codes'>,
): Promise<Judged> {
  const goods = await goodsFor(db, whose, rows, { cards, codes });
  return { lines: judgeLines(rows, goods), goods };
}

async function balancesOf(db: Db, { customerId, storeId }: Whose, row: CartRow | undefined, known: Known) {
  const [{ lp_eq_1, timezone }, { points, store_credit }] = await Promise.all([
    storeRule(db, storeId),
    known.balances ?? balancesAt(db, storeId, customerId),
  ]);
  const { gift_card_id: id, gift_card_shown: shown } = row ?? {};
  const giftCard = id && shown ? await spendableOn(db, { id, shown }, { customerId, storeId, timezone }) : 0;
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
  savings: sum(lines.map((line) => line.saves * line.quantity + promotedOff(line))),
  fee: way?.answer.open ? way.answer.fee : null,
  tax: way?.answer.open ? way.answer.tax : null,
});

/** What is in the cart, judged or not, and what else the caller has read. */
export type Known = (Contents | { judged: Judged }) & { balances?: Awaited<ReturnType<typeof balancesAt>> };

async function linesAndWay(db: Db, whose: Whose, row: CartRow | undefined, known: Known) {
  if (!row) return { lines: [], goods: noGoods, way: undefined };
  const { lines, goods } = 'judged' in known ? known.judged : await judge(db, whose, known, row);
  return { lines, goods, way: await chosenWay(db, row, lines, goods, whose.person) };
}

/** Everything known about a cart now: it is shown from this, and ordered from this. */
export async function wholeCart(db: Db, whose: Whose, row: CartRow | undefined, known: Known) {
  const [{ lines, goods, way }, balances] = await Promise.all([
    linesAndWay(db, whose, row, known),
    balancesOf(db, whose, row, known),
  ]);
  const sums = sumsOf(lines, way);
  const asked = askedIn(row);
  const withheld = way?.answer.open ? way.answer.points.withheld : 0;
  const taken = takeTenders(sums.goods + (sums.fee ?? 0) + (sums.tax ?? 0), asked, balances, withheld);
  return { lines, goods, way, sums, asked, balances, taken };
}

export type WholeCart = Awaited<ReturnType<typeof wholeCart>>;
