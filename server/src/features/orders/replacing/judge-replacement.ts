import { byLotteryOnly, limitReached, notEnoughLeft } from 'contract/cart';
import { refusedByRule } from 'contract/checkout';
import { otherKind, setIsWhole } from 'contract/orders/replacements.staff';
import { moreThanOrdered, wonIsMissing } from 'contract/orders/shorts.staff';
import { utcDay } from 'contract/platform/calendar';
import { money } from 'contract/platform/money';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.js';
import type { ReplacedPieces } from '../../../platform/database/tables/orders.js';
import { refuse } from '../../../platform/refuse.js';
import { selectBuyer } from '../../auth/index.js';
import { goodsAt } from '../../catalogue/index.js';
import { goodsKindOf, refusedByLaw } from '../../fulfilment/index.js';
import { storeDay, tradingStore } from '../../stores/index.js';
import type { Order } from '../course/move-order.sql.js';
import { boughtBefore } from '../limits/bought-before.js';
import { sumsOfLess } from '../picking/short-sums.js';
import { refuseUnlessToPick } from '../picking/what-is-picked.js';
import { sentBefore } from '../sent-before.js';
import { selectGoodsOf } from '../sent-before.sql.js';
import { taxedLess, worthOfReplacing } from './replacement-sums.js';
import { selectLine } from './replacements.sql.js';

export type Replacement = { position: number; quantity: number; product_id: number };

/** A line in which single bottles may be replaced. */
export async function findReplaceable(
  db: Db,
  order: Order,
  { position, quantity }: Omit<Replacement, 'product_id'>,
) {
  const line = await selectLine(db, order.id, position);
  if (!line || quantity > line.quantity) throw refuse(moreThanOrdered);
  if (line.ticket_id !== null) throw refuse(wonIsMissing);
  const { product_id } = line;
  if (product_id === null) throw refuse(setIsWhole);
  return { ...line, product_id };
}

type Replaceable = Awaited<ReturnType<typeof findReplaceable>>;

/** Whether this bottle may replace that one, at what price, and how much less the order then costs. */
export async function judgeReplacement(db: Db, order: Order, asked: Replacement) {
  refuseUnlessToPick(order);
  const line = await findReplaceable(db, order, asked);
  const { card, category } = await bottleOnSale(db, order, asked);
  const kind = goodsKindOf(card.department, category);
  const goods = (await selectGoodsOf(db, order.id)).map((each) => ({
    position: each.position,
    goods: goodsKindOf(each.department, each.category),
    bottles: each.bottles,
    millilitres: each.millilitres,
  }));
  const missing = goods.find(({ position }) => position === line.position);
  if (card.id === line.product_id || missing?.goods !== kind || card.pack_count !== line.pack_count)
    throw refuse(otherKind);

  const price = v.parse(money, card.price);
  const worth = worthOfReplacing(line, asked.quantity, price);
  const bottles = asked.quantity * card.pack_count;
  const amount = worth.instead.lines_total - worth.instead.savings;
  const before = v.parse(money, card.compare_at ?? card.price) * asked.quantity;
  await refuseUnlawful(db, order, {
    stands: [
      ...goods.filter((each) => each !== missing),
      partOf(missing, line.quantity - asked.quantity, line.quantity),
    ],
    comes: {
      goods: kind,
      bottles,
      millilitres: bottles * (card.size_ml ?? 0),
      amount,
      saved: Math.max(0, before - amount),
    },
    goods,
  });
  const { taxed } = line;
  const instead = piecesOf({ ...card, product_id: card.id, taxed }, asked.quantity, worth.instead);
  return {
    missing: piecesOf(line, asked.quantity, worth.missing),
    instead,
    kept: worth.missing,
    less: sumsOfLess(order, worth.less, 0),
    taxed: taxedLess(taxed, worth.less),
  };
}

type Named = Pick<
  Replaceable,
  'product_id' | 'name' | 'brand' | 'vintage' | 'size_ml' | 'pack_count' | 'image_id' | 'taxed'
>;

const piecesOf = (
  { product_id, name, brand, vintage, size_ml, pack_count, image_id, taxed }: Named,
  quantity: number,
  { unit_price, savings, tax }: Pick<ReplacedPieces, 'unit_price' | 'savings' | 'tax'>,
): ReplacedPieces => ({
  product_id,
  name,
  brand,
  vintage,
  size_ml,
  pack_count,
  image_id,
  quantity,
  unit_price,
  savings,
  tax,
  taxed,
});

/** Refuses a bottle unless the store has enough of it on sale and this customer may still buy as many. */
async function bottleOnSale(db: Db, order: Order, { product_id, quantity }: Replacement) {
  const { products, stock } = await goodsAt(db, order.store_id, [product_id], []);
  const card = products.get(product_id);
  const shelf = stock.get(product_id);
  if (!card || !shelf || shelf.left < quantity) throw refuse(notEnoughLeft);
  if (card.allocation === 'lottery') throw refuse(byLotteryOnly);
  const { limit, category } = shelf;
  if (limit !== null) {
    const bought = (await boughtBefore(db, order.customer_id, [product_id])).get(product_id) ?? 0;
    if (bought + quantity > limit)
      throw refuse(limitReached, {
        message: `Limit ${limit} per customer: this one has bought ${bought} already.`,
      });
  }
  return { card, category };
}

type Kept = { goods: ReturnType<typeof goodsKindOf>; bottles: number; millilitres: number };

const partOf = ({ goods, bottles, millilitres }: Kept, pieces: number, of: number): Kept => ({
  goods,
  bottles: (bottles / of) * pieces,
  millilitres: (millilitres / of) * pieces,
});

type Change = {
  /** The goods of the order as it is now. */
  goods: readonly Kept[];
  /** The goods that stay in it. */
  stands: readonly Kept[];
  comes: Kept & { amount: number; saved: number };
};

/**
 * Judges the changed order by the limits of the state, the customer's age and their license as they are
 * today.
 */
async function refuseUnlawful(db: Db, order: Order, { goods, stands, comes }: Change) {
  const { address, customer_id, fulfilment, store_id, created_at } = order;
  const store = await tradingStore(db, store_id);
  const { dob, license_exp_date } = await selectBuyer(db, customer_id);
  // The goods sent before include this order: it is subtracted, because the changed order is asked about as a
  // whole.
  const day = storeDay(store.timezone, created_at);
  const bought = address
    ? [
        ...(await sentBefore(db, customer_id, address.state, store.timezone)),
        ...goods.map((each) => ({
          day,
          goods: each.goods,
          bottles: -each.bottles,
          millilitres: -each.millilitres,
        })),
      ]
    : [];
  const refusal = await refusedByLaw(db, fulfilment, {
    store,
    address: address ?? undefined,
    buyer: { dob: dob ?? order.born_on ?? utcDay(db.now), licenceExpiresOn: license_exp_date },
    bought,
    lines: [...stands.map((each) => ({ ...each, amount: 0 })), comes],
  });
  if (refusal) throw refuse(refusedByRule, { message: `${refusal.message}.` });
}
