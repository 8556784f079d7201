import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeUnreadable, unreadableCode } from 'contract/gift-cards';
import { deriveKeys } from '../../platform/derived-key.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { Seal } from '../../platform/seal.js';
import type { SecretKey } from '../../platform/secret-key.js';
import { readAs } from '../../platform/typed-code.js';

/** Crockford's alphabet: no letter in it looks like a digit or like another letter. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const grouped = (code: string) => code.match(/.{4}/g)!.join('-');

/** 80 random bits in four groups: `7K3D-0M9X-QW2P-R8TZ`. */
export const newGiftCardCode = () =>
  grouped([...randomBytes(length)].map((byte) => signs[byte % signs.length]).join(''));

/** The last characters, which are shown where the rest of a code is masked. */
export const endOf = (code: string) => readAs(code).slice(-4);

const hashWith = (key: Uint8Array, typed: string) => createHmac('sha256', key).update(readAs(typed)).digest();

/**
 * Keeps codes so that a copy of the database alone spends nothing: sealed for its holder, hashed to find it.
 */
export class GiftCardCodes {
  readonly #seal: Seal;
  readonly #lookUpKeys: readonly Uint8Array[];

  constructor(secretKey: SecretKey) {
    this.#seal = new Seal(secretKey, 'gift card code');
    this.#lookUpKeys = deriveKeys(secretKey, 'gift card look-up');
  }

  seal(code: string, cardId: Uuid): Buffer {
    return this.#seal.close(code, cardId);
  }

  open(sealed: Buffer, cardId: Uuid): string {
    try {
      return this.#seal.open(sealed, cardId);
    } catch {
      throw refuse(codeUnreadable);
    }
  }

  /** For lists, in which one code that does not open must not spoil the others. */
  shown(sealed: Buffer, cardId: Uuid): string {
    try {
      return this.#seal.open(sealed, cardId);
    } catch {
      return unreadableCode;
    }
  }

  /**
   * The hash by which a card is found. Without the key, nobody learns anything about a code from how long the
   * search takes.
   */
  hash(typed: string): Buffer {
    return hashWith(this.#lookUpKeys[0]!, typed);
  }

  /** Also the hashes by which the card could be found before the key was changed. */
  hashes(typed: string): Buffer[] {
    return this.#lookUpKeys.map((key) => hashWith(key, typed));
  }

  /** Takes equally long however many characters are right. */
  matches(typed: string, hash: Buffer): boolean {
    return this.hashes(typed).filter((one) => timingSafeEqual(one, hash)).length > 0;
  }
}
