import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.js';
import type { Uuid } from '../../platform/ids.js';
import { Seal } from '../../platform/seal.js';

/** Crockford's: no letter is taken for a digit, and none for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const grouped = (code: string) => code.match(/.{4}/g)!.join('-');

/** 80 bits of chance in four groups: `7K3D-0M9X-QW2P-R8TZ`. */
export const newGiftCardCode = () =>
  grouped([...randomBytes(length)].map((byte) => signs[byte % signs.length]).join(''));

/** As it is kept, however it was typed: small letters, spaces, an O for a zero. */
const asKept = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Keeps codes so that a copy of the database alone spends nothing: sealed for its holder, hashed to find it. */
export class GiftCardCodes {
  readonly #seal: Seal;
  readonly #lookUpKey: Uint8Array;

  constructor(secretKey: string) {
    this.#seal = new Seal(secretKey, 'gift card code');
    this.#lookUpKey = deriveKey(secretKey, 'gift card look-up');
  }

  seal(code: string, cardId: Uuid): Buffer {
    return this.#seal.close(code, cardId);
  }

  open(sealed: Buffer, cardId: Uuid): string {
    return this.#seal.open(sealed, cardId);
  }

  /** What a card is found by: how long the search takes tells nothing of the code to who lacks the key. */
  hash(typed: string): Buffer {
    return createHmac('sha256', this.#lookUpKey).update(asKept(typed)).digest();
  }
  /** Takes as long for one sign that is right as for all of them. */
  matches(typed: string, hash: Buffer): boolean {
    return timingSafeEqual(this.hash(typed), hash);
  }
}
