import { sum } from 'contract/platform/cents';
import { dollars } from 'contract/platform/money';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { defaultAddressOf } from '../addresses/index.js';
import { selectBuyer } from '../auth/index.js';
import { balancesAt } from '../ledger/index.js';
import { lookAtTerms } from '../stores/index.js';
import type { CartRow } from './cart.sql.js';
import { selectContents } from './cart-lines.sql.js';
import { type ChosenWay, problemsOf, problemsOfLine } from './chosen-way.js';
import { type JudgedLine, totalOf } from './judge-lines.js';
import { almostOn, codesOn } from './line-promotions.js';
import { shrunkTenders } from './tenders.js';
import { type Known, type WholeCart, type Whose, wholeCart } from './whole-cart.js';

const wonIn = ({ ticket_id, lottery_id, claim_until }: JudgedLine) =>
  ticket_id !== null && lottery_id !== null && claim_until !== null
    ? { ticket_id, lottery_id, claim_until: claim_until.toISOString() }
    : null;

const asLine = (line: JudgedLine, way: ChosenWay | undefined) => ({
  id: line.id,
  quantity: line.quantity,
  product_id: line.product_id,
  wine_set_id: line.wine_set_id,
  product: line.product,
  wine_set: line.wine_set,
  name: line.name,
  unit_price: line.price === null ? null : dollars(line.price),
  line_total: dollars(totalOf(line)),
  promotions: line.promotions.map(({ words, saved }) => ({ words, saved: dollars(saved) })),
  most: line.most,
  lottery: wonIn(line),
  problems: way ? [...line.problems, ...problemsOfLine(way, line.id)] : line.problems,
});

const slotOf = (way: ChosenWay | undefined) =>
  way?.slot
    ? { id: way.slot.id, from: way.slot.from.toISOString(), until: way.slot.until.toISOString() }
    : null;

const known = (cents: number | null) => (cents === null ? null : dollars(cents));

function totalsOf({ lines, sums, taken }: WholeCart) {
  return {
    pieces: sum(lines.map(({ quantity }) => quantity)),
    lines: dollars(sums.goods + sums.savings),
    savings: dollars(sums.savings),
    fee: known(sums.fee),
    tax: known(sums.tax),
    gift_card: dollars(taken.giftCard),
    store_credit: dollars(taken.credit),
    points: dollars(taken.pointsWorth),
    due: dollars(taken.due),
  };
}

/** Why points pay for less than the customer asked for. */
const refusedPoints = ({ asked, way }: WholeCart) =>
  asked.points > 0 && way?.answer.open
    ? way.answer.points.refusals.map(({ message }) => ({ tender: 'points' as const, message: `${message}.` }))
    : [];

const aboutRow = (row: CartRow | undefined) => ({
  id: row?.id ?? null,
  redeem_gift_card: row?.gift_card_shown ?? null,
  created_by: row?.customer_id ?? null,
  updated_by: row?.customer_id ?? null,
  created_at: row?.created_at.toISOString() ?? null,
  updated_at: row?.updated_at.toISOString() ?? null,
  fulfilment: row?.fulfilment ?? null,
  address_id: row?.fulfilment === 'pickup' ? null : (row?.address_id ?? null),
  giftCardCartId: row?.gift_card_id ? row.id : null,
  gift_message: row?.gift_message ?? '',
  if_missing: row?.if_missing ?? ('leave_out' as const),
});

/** Everything that is needed to show a cart. */
type Look = { whose: Whose; row: CartRow | undefined; whole: WholeCart; defaultAddress: string | null };

type Ahead = { defaultAddress?: Look['defaultAddress'] };

/** What a cart shows besides what stands in it, for whoever does not know the cart yet. */
export async function readAhead(db: Db, { customerId, storeId }: Whose) {
  const [balances, defaultAddress] = await Promise.all([
    balancesAt(db, storeId, customerId),
    defaultAddressOf(db, customerId),
    lookAtTerms(db),
  ]);
  return { balances, defaultAddress };
}

/** What a change of this cart looks at, for whoever locks it at the same moment. */
export async function readBehindLock(tx: Transaction, customerId: Uuid, id: Uuid) {
  const [contents, person, defaultAddress] = await Promise.all([
    selectContents(tx, id),
    selectBuyer(tx, customerId),
    defaultAddressOf(tx, customerId),
    lookAtTerms(tx),
  ]);
  return { contents, person, defaultAddress };
}

/** What the caller knows already is not read again. */
export async function lookAtCart(
  db: Db,
  whose: Whose,
  row: CartRow | undefined,
  known: Known & Ahead,
): Promise<Look> {
  const [whole, defaultAddress] = await Promise.all([
    wholeCart(db, whose, row, known),
    known.defaultAddress === undefined ? defaultAddressOf(db, whose.customerId) : known.defaultAddress,
  ]);
  return { whose, row, whole, defaultAddress };
}

export const shownCart = ({ whose: { customerId, storeId }, row, whole, defaultAddress }: Look) => ({
  ...aboutRow(row),
  customer_id: customerId,
  store_id: storeId,
  redeem_loyalty_point: whole.taken.points,
  redeem_store_credit: dollars(whole.taken.credit),
  status: 'open' as const,
  cart_detail: whole.lines.map((line) => asLine(line, whole.way)),
  store_credit: dollars(whole.balances.credit),
  loyalty_points: whole.balances.points,
  lp_eq_1: whole.balances.lpEq1,
  defaultAddress,
  slot: slotOf(whole.way),
  fulfilment_problems: whole.way ? problemsOf(whole.way, row?.slot_id ?? null) : [],
  tender_problems: [...shrunkTenders(whole.asked, whole.balances), ...refusedPoints(whole)],
  codes: codesOn(whole.lines, whole.goods),
  almost_earned: almostOn(whole.lines, whole.goods),
  totals: totalsOf(whole),
});

/** The cart as it stands now: today's prices, what is wrong with it, and what is due. */
export const showCart = async (db: Db, whose: Whose, row: CartRow | undefined, known: Known & Ahead) =>
  shownCart(await lookAtCart(db, whose, row, known));
