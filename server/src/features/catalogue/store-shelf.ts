import { grown } from './column.js';
import type { OfferCells } from './shelves.sql.js';

/** What one store asks for each product and has of it, by the products' positions. */
export class StoreShelf {
  /** In cents; 0 where the store does not carry the product. */
  prices = new Int32Array(0);
  /** How many are left, as far as a card counts them. */
  left = new Uint8Array(0);
  /** 1 where the price is reduced. */
  reduced = new Uint8Array(0);

  grow(capacity: number) {
    this.prices = grown(this.prices, capacity);
    this.left = grown(this.left, capacity);
    this.reduced = grown(this.reduced, capacity);
  }

  put(position: number, offer: OfferCells | undefined) {
    const [, price, isReduced, left] = offer ?? [0, 0, false, 0];
    this.prices[position] = price;
    this.left[position] = left;
    this.reduced[position] = isReduced ? 1 : 0;
  }
}
