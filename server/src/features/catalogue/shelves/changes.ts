/** What a store asks for a product, and how many of it are left, counted up to 6. */
export type Offer = { readonly price: number; readonly isReduced: boolean; readonly left: number };

/** A product as its shelves show it. */
export type Seen = {
  /** Its position on the shelves. */
  readonly at: number;
  /** Everything that is the same in every store. */
  readonly traits: string;
  /** What each store that carries it asks for it. */
  readonly offers: ReadonlyMap<number, Offer>;
};

/** A change of nothing but price and stock, in a product that the shelves know. */
export type Change = {
  readonly product: number;
  /** Its position on the shelves. */
  readonly at: number;
  readonly isInSet: boolean;
  /** The stores whose offer of it has changed. */
  readonly offers: ReadonlyMap<number, { readonly before: Offer; readonly after: Offer }>;
};

/** For changes that concern no single product: those of sets, and of what staff write for a home. */
export const noProduct: Change = { product: 0, at: -1, isInSet: true, offers: new Map() };

const isSame = (one: Offer, other: Offer) =>
  one.price === other.price && one.isReduced === other.isReduced && one.left === other.left;

/** Undefined when more than price and stock has changed: then every answer may be a different one. */
export function changeBetween(
  product: number,
  isInSet: boolean,
  before: Seen | undefined,
  after: Seen | undefined,
): Change | undefined {
  if (!before || !after || before.traits !== after.traits) return undefined;
  if (before.offers.size !== after.offers.size) return undefined;
  const offers = new Map<number, { before: Offer; after: Offer }>();
  for (const [store, offer] of after.offers) {
    const old = before.offers.get(store);
    if (!old) return undefined;
    if (!isSame(old, offer)) offers.set(store, { before: old, after: offer });
  }
  return { product, at: after.at, isInSet, offers };
}

/** This many of the latest changes are kept one by one. */
const mostKnown = 1_000;

/** The changes since the catalogue was opened, the latest of them one by one. */
export class Changes {
  /** Grows with every change that a customer can see. */
  version = 1;
  #latest: Change[] = [];

  note(change: Change) {
    this.version++;
    this.#latest.push(change);
    if (this.#latest.length > 2 * mostKnown) this.#latest.splice(0, mostKnown);
  }

  /** From now on every answer may be a different one. */
  noteEverything() {
    this.version++;
    this.#latest = [];
  }

  /** Undefined when the changes since then are not all kept one by one. */
  since(version: number): readonly Change[] | undefined {
    const first = this.#latest.length - (this.version - version);
    return first < 0 ? undefined : this.#latest.slice(first);
  }
}
