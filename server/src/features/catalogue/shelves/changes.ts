/** What a store asks for a product, and how many of it are left, counted up to 6. */
export type Offer = { readonly price: number; readonly isReduced: boolean; readonly left: number };

/** A product as its shelves show it. */
export type Seen = {
  /** Its position. */
  readonly at: number;
  /** Everything that is the same in every store. */
  readonly traits: string;
  /** By the stores that carry it. */
  readonly offers: ReadonlyMap<number, Offer>;
};

/** A product of which no more than prices and stock have changed, where its shelves can see it. */
export type Change = {
  readonly product: number;
  /** Its position on the shelves. */
  readonly at: number;
  readonly isInSet: boolean;
  /** The stores that offer it otherwise than before. */
  readonly offers: ReadonlyMap<number, { readonly before: Offer; readonly after: Offer }>;
};

/** Sets, and what the store's people write for its home, change without any product. */
export const noProduct: Change = { product: 0, at: -1, isInSet: true, offers: new Map() };

const isSame = (one: Offer, other: Offer) =>
  one.price === other.price && one.isReduced === other.isReduced && one.left === other.left;

/** Undefined where more than prices and stock has changed: there any answer may be another. */
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

/** So many of the latest changes are known one by one. */
const mostKnown = 1_000;

/** What has changed since the catalogue was opened, the latest of it one by one. */
export class Changes {
  /** Grows with every change that a customer can see. */
  version = 1;
  #latest: Change[] = [];

  note(change: Change) {
    this.version++;
    this.#latest.push(change);
    if (this.#latest.length > 2 * mostKnown) this.#latest.splice(0, mostKnown);
  }

  /** Anything may be another now. */
  noteEverything() {
    this.version++;
    this.#latest = [];
  }

  /** Undefined where it is not known one by one. */
  since(version: number): readonly Change[] | undefined {
    const first = this.#latest.length - (this.version - version);
    return first < 0 ? undefined : this.#latest.slice(first);
  }
}
