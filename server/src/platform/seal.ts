import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeyUse } from './derived-key.js';

const nonceLength = 12;
const tagLength = 16;

/** Keeps words so that a copy of the database alone does not tell them. */
export class Seal {
  readonly #key: Uint8Array;

  constructor(secretKey: string, use: KeyUse) {
    this.#key = deriveKey(secretKey, use);
  }

  /** Bound to its place: a seal that is moved to another one does not open. */
  close(words: string, place: string): Buffer {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  open(sealed: Buffer, place: string): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, nonceLength))
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(-tagLength));
    return (
      decipher.update(sealed.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    );
  }
}
