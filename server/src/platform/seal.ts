import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type KeyUse } from './derived-key.js';
import type { SecretKey } from './secret-key.js';

const nonceLength = 12;
const tagLength = 16;

/** Encrypts words, so that a copy of the database alone does not reveal them. */
export class Seal {
  readonly #keys: readonly Uint8Array[];

  constructor(secretKey: SecretKey, use: KeyUse) {
    this.#keys = deriveKeys(secretKey, use);
  }

  /** Bound to its place: a seal that is moved to another row does not open. */
  close(words: string, place: string): Buffer {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0]!, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** Opens with the present key, or with the one before. */
  open(sealed: Buffer, place: string): string {
    let failure: unknown;
    for (const key of this.#keys)
      try {
        return openWith(key, sealed, place);
      } catch (error) {
        failure = error;
      }
    throw failure;
  }
}

function openWith(key: Uint8Array, sealed: Buffer, place: string) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagLength));
  return (
    decipher.update(sealed.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
  );
}
