import type { FulfilmentMode, Hours } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { storeDay } from '../stores/index.js';
import { type Buyer, isLicenceGood, mayBuy } from './age-and-licence.js';
import { type OfferedSlot, offerSlots } from './book-slot.js';
import { feeFor } from './fees.js';
import { selectFees } from './fulfilment.sql.js';
import { isWithinHoursOfSale } from './hours-of-sale.js';
import { type HandOver, mayHandOver } from './may-hand-over.js';
import type { GoodsKind } from './rule.js';
import type { Place, RuleBook } from './rule-book.js';
import type { RuleRefusal } from './rule-refusal.js';
import { openRuleBook, placeOf, placeOfAddress } from './rules.js';
import { taxOf } from './tax.js';
import { askedAtHandOver, mayDiscount, mayUsePoints } from './terms-of-sale.js';
import { type Bought, type Quantity, withinVolume } from './volume-window.js';

type SellingStore = {
  readonly id: number;
  readonly name: string;
  readonly jurisdiction: string;
  readonly zip: string;
  readonly timezone: string;
  readonly hours: readonly Hours[];
  readonly modes: readonly FulfilmentMode[];
  readonly deliveryZips: readonly string[];
};

export type Wanted = {
  readonly store: SellingStore;
  /** With what is paid for each line, in cents, and how much less that is than it usually costs. */
  readonly lines: readonly (Quantity & { readonly amount: number; readonly saved?: number })[];
  readonly address: { country: string; state: string; zip_code: string } | undefined;
  readonly buyer: Buyer;
  /** What this person was sent before, to the state of the address. */
  readonly bought: readonly Bought[];
};

type Open = {
  readonly mode: FulfilmentMode;
  readonly open: true;
  readonly fee: number;
  readonly tax: number;
  /** Each line's share of the tax, in the order of the lines. */
  readonly taxShares: readonly number[];
  readonly slots: readonly OfferedSlot[];
  readonly asked: ReturnType<typeof askedAtHandOver>;
  readonly points: NotByPoints;
};

/** What of the goods cannot be paid for with points, in cents, and why. */
type NotByPoints = { readonly withheld: number; readonly refusals: readonly RuleRefusal[] };
type Closed = {
  readonly mode: FulfilmentMode;
  readonly open: false;
  readonly refusals: readonly RuleRefusal[];
  /** The modes that would work. */
  readonly instead: readonly FulfilmentMode[];
};
export type FulfilmentOption = Open | Closed;

const allModes = ['pickup', 'delivery', 'shipping'] as const;
const doing = { pickup: 'offer pickup', delivery: 'deliver', shipping: 'ship' };

const no = (code: RuleRefusal['code'], message: string): RuleRefusal => ({ code, rule: undefined, message });

/** What stands in the way before any law is asked. */
function storesOwn({ store, address }: Wanted, mode: FulfilmentMode, to: Place | undefined) {
  if (!store.modes.includes(mode)) return no('mode_not_offered', `${store.name} does not ${doing[mode]}`);
  if (mode === 'pickup') return undefined;
  if (!address) return no('address_needed', 'Choose an address first');
  if (!to) return no('no_rules_there', 'We do not send to this address');
  if (mode === 'delivery' && !store.deliveryZips.includes(to.zip))
    return no('outside_delivery_area', `${store.name} does not deliver to ${to.zip}`);
  return undefined;
}

const kindsIn = ({ lines }: Wanted): GoodsKind[] => [...new Set(lines.map(({ goods }) => goods))];

function byLaw(book: RuleBook, handOver: HandOver, wanted: Wanted): RuleRefusal[] {
  const kinds = kindsIn(wanted).map((goods) => mayHandOver(book, handOver, goods));
  const volume = withinVolume(book, handOver, wanted.lines, wanted.bought);
  const discounts = wanted.lines.map(({ goods, amount, saved = 0 }) =>
    mayDiscount(book, handOver.to, handOver.day, { goods, price: amount + saved, saved }),
  );
  const buyer = mayBuy(book, [handOver.from, handOver.to], handOver.day, wanted.buyer);
  return [...kinds, volume, discounts.find(Boolean), buyer].filter((refusal) => refusal !== undefined);
}

/** Slots within the hours of sale, on days on which the buyer can still show the licence. */
async function slotsFor(db: Db, book: RuleBook, { mode, from }: HandOver, wanted: Wanted) {
  if (mode === 'shipping') return [];
  const { store, buyer } = wanted;
  const kinds = kindsIn(wanted);
  const licensed = (slot: OfferedSlot) =>
    buyer.licenceExpiresOn !== null &&
    isLicenceGood(buyer.licenceExpiresOn, storeDay(store.timezone, slot.from));
  return (await offerSlots(db, store, mode)).filter(
    (slot) => licensed(slot) && isWithinHoursOfSale(book, from, store.timezone, slot, kinds),
  );
}

export type FulfilmentAnswer = Open | Omit<Closed, 'instead'>;
function notByPoints(book: RuleBook, to: Place, day: string, wanted: Wanted): NotByPoints {
  const refusals = kindsIn(wanted).flatMap((goods) => mayUsePoints(book, to, day, goods, 'redeem') ?? []);
  const kinds = new Set(refusals.map(({ goods }) => goods));
  const amounts = wanted.lines.map(({ goods, amount }) => (kinds.has(goods) ? amount : 0));
  return { withheld: amounts.reduce((sum, amount) => sum + amount, 0), refusals };
}

type Answer = FulfilmentAnswer;
const closed = (mode: FulfilmentMode, ...refusals: RuleRefusal[]): Answer => ({
  mode,
  open: false,
  refusals,
});

async function answerFor(db: Db, book: RuleBook, handOver: HandOver, wanted: Wanted): Promise<Answer> {
  const { mode, to, day } = handOver;
  const { store, lines } = wanted;
  const refusals = byLaw(book, handOver, wanted);
  if (refusals.length > 0) return closed(mode, ...refusals);
  const goodsTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0);
  const fee = feeFor(await selectFees(db, store.id), { mode, state: to.state, bottles, goodsTotal });
  if (fee === undefined)
    return closed(mode, no('mode_not_offered', `${store.name} does not ${doing[mode]} to ${to.state}`));
  const slots = await slotsFor(db, book, handOver, wanted);
  if (mode !== 'shipping' && !slots.some(({ left }) => left > 0))
    return closed(mode, no('no_slot_left', 'There is no free time in the coming days'));
  const { tax, shares: taxShares } = taxOf(book, to, day, lines);
  return {
    mode,
    open: true,
    fee,
    tax,
    taxShares,
    slots,
    asked: askedAtHandOver(book, to, day, kindsIn(wanted)),
    points: notByPoints(book, to, day, wanted),
  };
}

async function placesOf(db: Db, { store, address }: Wanted) {
  const from = await placeOf(db, store.jurisdiction, store.zip);
  const there = address && (await placeOfAddress(db, address));
  const book = await openRuleBook(db, [from.state, ...(there ? [there.state] : [])]);
  return { from, there, book, day: storeDay(store.timezone, db.now) };
}
type Places = Awaited<ReturnType<typeof placesOf>>;

async function askFor(db: Db, mode: FulfilmentMode, wanted: Wanted, { from, there, book, day }: Places) {
  const to = mode === 'pickup' ? from : there;
  const refusal = storesOwn(wanted, mode, to);
  if (refusal || !to) return closed(mode, ...(refusal ? [refusal] : []));
  return answerFor(db, book, { mode, from, to, day }, wanted);
}

/** One way of getting the goods: with slots, fee and tax, or with what refuses it. */
export async function fulfilmentBy(db: Db, mode: FulfilmentMode, wanted: Wanted) {
  const near = mode === 'pickup' ? { ...wanted, address: undefined } : wanted;
  return askFor(db, mode, near, await placesOf(db, near));
}

/** Every way of getting the goods: with slots, fee and tax, or with what refuses it and what would work. */
export async function fulfilmentOptions(db: Db, wanted: Wanted): Promise<FulfilmentOption[]> {
  const places = await placesOf(db, wanted);
  const answers: Answer[] = [];
  for (const mode of allModes) answers.push(await askFor(db, mode, wanted, places));
  const instead = answers.filter(({ open }) => open).map(({ mode }) => mode);
  return answers.map((answer) => (answer.open ? answer : { ...answer, instead }));
}
