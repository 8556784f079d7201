import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../../platform/derived-key.js';
import type { Uuid } from '../../platform/ids.js';

/** Crockford's: no letter is taken for a digit, and none for another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const nonceLength = 12;
const tagLength = 16;

const grouped = (code: string) => code.match(/.{4}/g)!.join('-');

/** 80 bits of chance in four groups: `7K3D-0M9X-QW2P-R8TZ`. */
export const newGiftCardCode = () =>
  grouped([...randomBytes(length)].map((byte) => signs[byte % signs.length]).join(''));

/** As it is kept, however it was typed: small letters, spaces, an O for a zero. */
const asKept = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Keeps codes so that a copy of the database alone spends nothing. */
export class GiftCardCodes {
  readonly #sealKey: Uint8Array;
  readonly #lookUpKey: Uint8Array;

  constructor(secretKey: string) {
    this.#sealKey = deriveKey(secretKey, 'gift card code');
    this.#lookUpKey = deriveKey(secretKey, 'gift card look-up');
  }

  /** Bound to its card: a seal that is moved to another row does not open. */
  seal(code: string, cardId: Uuid): Buffer {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', this.#sealKey, nonce).setAAD(Buffer.from(cardId));
    return Buffer.concat([nonce, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  open(sealed: Buffer, cardId: Uuid): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealKey, sealed.subarray(0, nonceLength))
      .setAAD(Buffer.from(cardId))
      .setAuthTag(sealed.subarray(-tagLength));
    return (
      decipher.update(sealed.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  /** What a card is found by: how long the search takes tells nothing of the code to who lacks the key. */
  hash(typed: string): Buffer {
    return createHmac('sha256', this.#lookUpKey).update(asKept(typed)).digest();
  }
}
