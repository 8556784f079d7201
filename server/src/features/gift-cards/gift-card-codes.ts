import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { codeUnreadable, unreadableCode } from 'contract/gift-cards';
import { deriveKeys } from '../../platform/derived-key.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { Seal } from '../../platform/seal.js';
import type { SecretKey } from '../../platform/secret-key.js';

/** Crockford's: no letter is taken for a digit, and none for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const grouped = (code: string) => code.match(/.{4}/g)!.join('-');

/** 80 bits of chance in four groups: `7K3D-0M9X-QW2P-R8TZ`. */
export const newGiftCardCode = () =>
  grouped([...randomBytes(length)].map((byte) => signs[byte % signs.length]).join(''));

/** One spelling for all that may be typed: small letters, spaces, an O for a zero. */
export const asKept = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The last signs, which stand wherever it is masked. */
export const endOf = (code: string) => asKept(code).slice(-4);

const hashWith = (key: Uint8Array, typed: string) => createHmac('sha256', key).update(asKept(typed)).digest();

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

  /** As it stands among others, none of which is to suffer from one that does not open. */
  shown(sealed: Buffer, cardId: Uuid): string {
    try {
      return this.#seal.open(sealed, cardId);
    } catch {
      return unreadableCode;
    }
  }

  /**
   * What a card is found by. Without the key nobody learns anything of a code from how long the search takes.
   */
  hash(typed: string): Buffer {
    return hashWith(this.#lookUpKeys[0]!, typed);
  }

  /** Also what it would be found by before the key was changed. */
  hashes(typed: string): Buffer[] {
    return this.#lookUpKeys.map((key) => hashWith(key, typed));
  }

  /** Takes as long for one sign that is right as for all of them. */
  matches(typed: string, hash: Buffer): boolean {
    return this.hashes(typed).filter((one) => timingSafeEqual(one, hash)).length > 0;
  }
}
