import type { LineProblem } from 'contract/cart';
import { utcDay } from 'contract/platform/calendar';
import type { GoodsKind } from 'contract/settings/rule-values';
import type { FulfilmentMode } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import type { Taxed } from '../../platform/database/tables/orders.js';
import type { Uuid } from '../../platform/ids.js';
import { findAddressOf } from '../addresses/index.js';
import { selectBuyer } from '../auth/index.js';
import type { Goods } from '../catalogue/index.js';
import { type FulfilmentAnswer, fulfilmentBy, type ProposedSale } from '../fulfilment/index.js';
import { byRate, sentBefore } from '../orders/index.js';
import { tradingStore } from '../stores/index.js';
import type { CartRow } from './cart.sql.js';
import { goodsToSend } from './goods-to-send.js';
import type { JudgedLine } from './judge-lines.js';

/** What the rules ask about a customer. */
export type Person = { readonly dob: string | null; readonly license_exp_date: string | null };

type GoodsAndAddress = {
  customerId: Uuid;
  storeId: number;
  /** Given when the caller knows it already. */
  person?: Person | undefined;
  addressId: Uuid | null;
  lines: readonly JudgedLine[];
  goods: Goods;
};

/** Everything that the rules of sale look at; sets as their parts. */
export async function proposedSale(
  db: Db,
  { customerId, storeId, person, addressId, lines, goods }: GoodsAndAddress,
) {
  const store = await tradingStore(db, storeId);
  const { dob, license_exp_date } = person ?? (await selectBuyer(db, customerId));
  const entry = addressId === null ? undefined : await findAddressOf(db, customerId, addressId);
  const address = entry?.address;
  const bought = address ? await sentBefore(db, customerId, address.state, store.timezone) : [];
  // A customer without a date of birth does not count as of age.
  const buyer = { dob: dob ?? utcDay(db.now), licenceExpiresOn: license_exp_date };
  const sent = goodsToSend(lines, goods);
  return { store, address, buyer, bought, lines: sent } satisfies ProposedSale;
}

type Slot = { id: string; from: Date; until: Date; left: number };

/** The way that the customer has chosen, as the rules see it now. */
export type ChosenWay = {
  readonly mode: FulfilmentMode;
  readonly sale: Awaited<ReturnType<typeof proposedSale>>;
  readonly answer: FulfilmentAnswer;
  /** Undefined when it is no longer offered. */
  readonly slot: Slot | undefined;
  /** What each line is taxed at each rate, by its id; empty when the way is closed. */
  readonly taxed: ReadonlyMap<string, readonly Taxed[]>;
};

function taxedLines(answer: FulfilmentAnswer, { lines }: ChosenWay['sale']) {
  const taxed = new Map<string, readonly Taxed[]>();
  if (answer.open)
    for (const [index, { lineId, amount: goods }] of lines.entries()) {
      const { rate, tax } = answer.taxShares[index]!;
      taxed.set(lineId, byRate([...(taxed.get(lineId) ?? []), { ...rate, goods, tax }]));
    }
  return taxed;
}

export async function chosenWay(
  db: Db,
  row: CartRow,
  lines: readonly JudgedLine[],
  goods: Goods,
  person?: Person,
): Promise<ChosenWay | undefined> {
  const { fulfilment: mode, customer_id: customerId, store_id: storeId } = row;
  if (!mode || lines.length === 0) return undefined;
  const addressId = mode === 'pickup' ? null : row.address_id;
  const sale = await proposedSale(db, { customerId, storeId, person, addressId, lines, goods });
  const answer = await fulfilmentBy(db, mode, sale, row.slot_id);
  const slot = answer.open ? answer.slots.find(({ id }) => id === row.slot_id) : undefined;
  return { mode, sale, answer, slot, taxed: taxedLines(answer, sale) };
}

const ofGoods = ({ sale }: ChosenWay, lineId: string, kind: GoodsKind) =>
  sale.lines.some((line) => line.lineId === lineId && line.goods === kind);

/** The refusals that concern the goods of this line. */
export const problemsOfLine = (way: ChosenWay, lineId: string): LineProblem[] =>
  way.answer.open
    ? []
    : way.answer.refusals
        .filter(({ goods }) => goods !== undefined && ofGoods(way, lineId, goods))
        .map(({ message }) => ({ code: 'not_handed_over', message, blocks: true }));

export function problemsOf(way: ChosenWay, slotId: string | null): string[] {
  if (!way.answer.open) return [...new Set(way.answer.refusals.map(({ message }) => message))];
  if (slotId === null || way.mode === 'shipping') return [];
  if (!way.slot) return ['The time you chose is no longer offered'];
  return way.slot.left > 0 ? [] : ['The time you chose has been taken'];
}
