import type { Opening } from 'contract/opening';
import { sum } from 'contract/platform/cents';
import type { GoodsKind } from 'contract/settings/rule-values';
import type { FulfilmentMode } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { nameOfState } from '../places/index.js';
import { byTradingTerms, storeDay, type TradingStore } from '../stores/index.js';
import { type Buyer, isLicenceGood, mayBuy } from './age-and-licence.js';
import type { Arrival } from './arrival.js';
import { type OfferedSlot, offerSlot, offerSlots } from './book-slot.js';
import { feeFor, freeFrom } from './fees.js';
import { selectFees } from './fulfilment.sql.js';
import { hoursOfSale } from './hours-of-sale.js';
import { type HandOver, mayHandOver } from './may-hand-over.js';
import { type PauseOfWay, pausedNow } from './paused-now.js';
import { promisedArrival } from './promised-arrival.js';
import { isDrink } from './rule.js';
import type { PlaceOfSale, RuleBook } from './rule-book.js';
import type { RuleRefusal } from './rule-refusal.js';
import { openRuleBook, placeOf, placeOfAddress } from './rules.js';
import { isWithin } from './spans.js';
import { taxOf } from './tax.js';
import { askedAtHandOver, mayDiscount, mayUsePoints } from './terms-of-sale.js';
import { type Bought, type Quantity, withinVolume } from './volume-window.js';
import { addressProblem, type Destination, noDrinksThere } from './where-it-goes.js';

type SellingStore = Opening & {
  readonly id: number;
  readonly name: string;
  readonly jurisdiction: string;
  readonly zip: string;
  readonly timezone: string;
  readonly standing: TradingStore['standing'];
  readonly modes: readonly FulfilmentMode[];
  readonly deliveryZips: readonly string[];
  readonly pauses: readonly PauseOfWay[];
};

export type ProposedSale = {
  readonly store: SellingStore;
  /**
   * `amount` is what is paid for the line, in cents; `saved` is how much less that is than the usual price.
   */
  readonly lines: readonly (Quantity & { readonly amount: number; readonly saved?: number })[];
  readonly address: Destination | undefined;
  readonly buyer: Buyer;
  /** What was sent to this person before, in the state of the address. */
  readonly bought: readonly Bought[];
};

type Open = {
  readonly mode: FulfilmentMode;
  readonly open: true;
  readonly fee: number;
  /** From which amount of goods on it would be free, in cents; null when no amount makes it free. */
  readonly freeFrom: number | null;
  readonly tax: number;
  /** Each line's rate, and its share of the tax, in the order of the lines. */
  readonly taxShares: ReturnType<typeof taxOf>['shares'];
  readonly slots: readonly OfferedSlot[];
  readonly asked: ReturnType<typeof askedAtHandOver>;
  readonly points: NotByPoints;
};

/** The worth of the goods that cannot be paid for with points, in cents, and the reasons. */
type NotByPoints = { readonly withheld: number; readonly refusals: readonly RuleRefusal[] };
type Closed = {
  readonly mode: FulfilmentMode;
  readonly open: false;
  readonly refusals: readonly RuleRefusal[];
  /** The modes that would work. */
  readonly instead: readonly FulfilmentMode[];
};
/** When a parcel arrives; undefined for the other ways, and when nobody has entered how long it takes. */
type Dated = { readonly arrival: Arrival | undefined };
export type FulfilmentOption = (Open & Dated) | Closed;

const allModes = ['pickup', 'delivery', 'shipping'] as const;
const ownWords = { pickup: 'offer pickup', delivery: 'deliver', shipping: 'ship' };

const no = (code: RuleRefusal['code'], message: string): RuleRefusal => ({ code, rule: undefined, message });

const kindsIn = ({ lines }: ProposedSale): GoodsKind[] => [...new Set(lines.map(({ goods }) => goods))];

/** The refusals that need no law: what the store itself does not offer, and where nobody delivers. */
function storesOwn(sale: ProposedSale, mode: FulfilmentMode, to: PlaceOfSale | undefined, now: Date) {
  const { store, address } = sale;
  if (store.standing !== 'open') return no('mode_not_offered', `${store.name} is not open for orders`);
  if (!store.modes.includes(mode)) return no('mode_not_offered', `${store.name} does not ${ownWords[mode]}`);
  const pause = pausedNow(store, mode, now);
  if (pause || mode === 'pickup') return pause;
  if (!address) return no('address_needed', 'Choose an address first');
  const notThere = (kindsIn(sale).some(isDrink) && noDrinksThere(address)) || addressProblem(address);
  if (notThere) return notThere;
  if (!to) return no('no_rules_there', 'We don’t ship to this address');
  if (mode === 'delivery' && !store.deliveryZips.includes(to.zip))
    return no('outside_delivery_area', `${store.name} does not deliver to ${to.zip}`);
  return undefined;
}

function byLaw(book: RuleBook, handOver: HandOver, sale: ProposedSale): RuleRefusal[] {
  const kinds = kindsIn(sale).map((goods) => mayHandOver(book, handOver, goods));
  const volume = withinVolume(book, handOver, sale.lines, sale.bought);
  const discounts = sale.lines.map(({ goods, amount, saved = 0 }) =>
    mayDiscount(book, handOver.to, handOver.day, { goods, price: amount + saved, saved }),
  );
  const buyer = mayBuy(book, [handOver.from, handOver.to], handOver.day, sale.buyer);
  return [...kinds, volume, discounts.find(Boolean), buyer].filter((refusal) => refusal !== undefined);
}

/** Slots within the hours of sale, on days on which the buyer can still show the licence. */
async function slotsFor(
  db: Db,
  book: RuleBook,
  { mode, from }: HandOver,
  sale: ProposedSale,
  chosen: string | null,
) {
  if (mode === 'shipping') return [];
  const { store, buyer } = sale;
  const { licenceExpiresOn } = buyer;
  if (licenceExpiresOn === null) return [];
  const kinds = kindsIn(sale);
  const hours = new Map<string, ReturnType<typeof hoursOfSale>>();
  const mayBeTaken = (slot: OfferedSlot) => {
    const day = storeDay(store.timezone, slot.from);
    const within = hours.get(day) ?? hoursOfSale(book, from, store.timezone, day, kinds);
    hours.set(day, within);
    return isLicenceGood(licenceExpiresOn, day) && within.every((spans) => isWithin(spans, slot));
  };
  // As long as the chosen slot has a place, the other slots are not needed.
  const wanted = chosen === null ? undefined : await offerSlot(db, store, mode, chosen);
  if (wanted && wanted.left > 0 && mayBeTaken(wanted)) return [wanted];
  return (await offerSlots(db, store, mode)).filter(mayBeTaken);
}

export type FulfilmentAnswer = Open | Omit<Closed, 'instead'>;
function notByPoints(book: RuleBook, to: PlaceOfSale, day: string, sale: ProposedSale): NotByPoints {
  const refusals = kindsIn(sale).flatMap((goods) => mayUsePoints(book, to, day, goods, 'redeem') ?? []);
  const kinds = new Set(refusals.map(({ goods }) => goods));
  const amounts = sale.lines.map(({ goods, amount }) => (kinds.has(goods) ? amount : 0));
  return { withheld: sum(amounts), refusals };
}

type Answer = FulfilmentAnswer;
const closed = (mode: FulfilmentMode, ...refusals: RuleRefusal[]): Answer => ({
  mode,
  open: false,
  refusals,
});

async function answerFor(
  db: Db,
  book: RuleBook,
  handOver: HandOver,
  sale: ProposedSale,
  chosen: string | null,
): Promise<Answer> {
  const { mode, to, day } = handOver;
  const { store, lines } = sale;
  const refusals = byLaw(book, handOver, sale);
  if (refusals.length > 0) return closed(mode, ...refusals);
  const goodsTotal = sum(lines.map(({ amount }) => amount));
  const bottles = sum(lines.map((line) => line.bottles));
  const fees = await byTradingTerms(db, ['fees', store.id], () => selectFees(db, store.id));
  const sending = { mode, state: to.state, bottles, goodsTotal };
  const fee = feeFor(fees, sending);
  if (fee === undefined)
    return closed(
      mode,
      no('mode_not_offered', `${store.name} does not ${ownWords[mode]} to ${nameOfState(to.state)}`),
    );
  const slots = await slotsFor(db, book, handOver, sale, chosen);
  if (mode !== 'shipping' && !slots.some(({ left }) => left > 0))
    return closed(mode, no('no_slot_left', 'There are no open times in the coming days'));
  const { tax, shares: taxShares } = taxOf(book, to, day, lines);
  return {
    mode,
    open: true,
    fee,
    freeFrom: freeFrom(fees, sending),
    tax,
    taxShares,
    slots,
    asked: askedAtHandOver(book, to, day, kindsIn(sale)),
    points: notByPoints(book, to, day, sale),
  };
}

async function placesOf(db: Db, { store, address }: ProposedSale) {
  const from = await placeOf(db, store.jurisdiction, store.zip);
  const there = address && (await placeOfAddress(db, address));
  const book = await openRuleBook(db, [from.state, ...(there ? [there.state] : [])]);
  return { from, there, book, day: storeDay(store.timezone, db.now) };
}
type Places = Awaited<ReturnType<typeof placesOf>>;

async function askFor(
  db: Db,
  mode: FulfilmentMode,
  sale: ProposedSale,
  { from, there, book, day }: Places,
  chosen: string | null = null,
) {
  const to = mode === 'pickup' ? from : there;
  const refusal = storesOwn(sale, mode, to, db.now);
  if (refusal || !to) return closed(mode, ...(refusal ? [refusal] : []));
  return answerFor(db, book, { mode, from, to, day }, sale, chosen);
}

/**
 * One way of getting the goods: with slots, fee and tax, or with the reasons against it. If the chosen slot
 * can be had, only that one is included.
 */
export async function fulfilmentBy(db: Db, mode: FulfilmentMode, sale: ProposedSale, chosen: string | null) {
  const near = mode === 'pickup' ? { ...sale, address: undefined } : sale;
  return askFor(db, mode, near, await placesOf(db, near), chosen);
}

/** What the law says today about goods that are added to an order placed before. */
export async function refusedByLaw(
  db: Db,
  mode: FulfilmentMode,
  sale: ProposedSale,
): Promise<RuleRefusal | undefined> {
  const { from, there, book, day } = await placesOf(db, sale);
  const to = mode === 'pickup' ? from : there;
  if (!to) return no('no_rules_there', 'We don’t ship to this address');
  return byLaw(book, { mode, from, to, day }, sale)[0];
}

/**
 * Every way of getting the goods: with slots, fee and tax, or with the reasons against it and the ways that
 * would work.
 */
export async function fulfilmentOptions(db: Db, sale: ProposedSale): Promise<FulfilmentOption[]> {
  const places = await placesOf(db, sale);
  const answers: Answer[] = [];
  for (const mode of allModes) answers.push(await askFor(db, mode, sale, places));
  const instead = answers.filter(({ open }) => open).map(({ mode }) => mode);
  const arrival = instead.includes('shipping')
    ? await promisedArrival(db, sale.store, places.there, db.now)
    : undefined;
  return answers.map((answer) => {
    if (!answer.open) return { ...answer, instead };
    return { ...answer, arrival: answer.mode === 'shipping' ? arrival : undefined };
  });
}
