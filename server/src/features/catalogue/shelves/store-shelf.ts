import { plenty } from 'contract/catalogue/cards';
import type { Offer } from './changes.js';
import { grown } from './column.js';
import { type OfferCells, unpackedOffer } from './offer-cells.js';

const nothing = { price: 0, isReduced: false, left: 0 };

/** One store's prices and stock, by the products' positions. */
export class StoreShelf {
  /** In cents; 0 where the store does not carry the product. */
  prices = new Int32Array(0);
  /** How many are left, counted only up to the largest number that a card shows. */
  left = new Uint8Array(0);
  /** 1 where the price is reduced. */
  reduced = new Uint8Array(0);

  #carried: Uint32Array | undefined;

  /** The positions of everything that the store carries. Callers must not change the array. */
  carried(): Uint32Array {
    this.#carried ??= this.#findCarried();
    return this.#carried;
  }

  /** How many of the products that it carries are about to run out. */
  countLow() {
    let low = 0;
    for (const at of this.carried()) if (this.left[at]! < plenty) low++;
    return low;
  }

  #findCarried() {
    const positions = new Uint32Array(this.prices.length);
    let count = 0;
    for (let at = 0; at < this.prices.length; at++) if (this.prices[at]! > 0) positions[count++] = at;
    return positions.subarray(0, count);
  }

  grow(capacity: number) {
    this.prices = grown(this.prices, capacity);
    this.left = grown(this.left, capacity);
    this.reduced = grown(this.reduced, capacity);
  }

  /** Undefined where the store does not carry the product. */
  offerAt(position: number): Offer | undefined {
    const price = this.prices[position]!;
    if (price === 0) return undefined;
    return { price, isReduced: this.reduced[position] === 1, left: this.left[position]! };
  }

  put(position: number, offer: OfferCells | undefined) {
    const { price, isReduced, left } = offer === undefined ? nothing : unpackedOffer(offer);
    if (this.prices[position]! > 0 !== price > 0) this.#carried = undefined;
    this.prices[position] = price;
    this.left[position] = left;
    this.reduced[position] = isReduced ? 1 : 0;
  }
}
