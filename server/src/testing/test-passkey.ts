import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { MadePasskey, SignedByPasskey } from 'contract/staff/passkeys';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A person was there, and showed a finger or a PIN. */
const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

type How = { origin?: string; verifiesUser?: boolean };

/** A device that makes one passkey (ES256, without attestation) and signs with it. */
export class TestPasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #uses = 0;

  makes(challenge: string, how: How = {}): MadePasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([
      this.#authenticatorData(hasCredential, how),
      Buffer.alloc(16),
      length,
      this.#id,
      publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: asText(this.#clientData('webauthn.create', challenge, how)),
        attestationObject: asText(isoCBOR.encode(attestation as never)),
      },
    };
  }

  signs(challenge: string, how: How = {}): SignedByPasskey {
    this.#uses++;
    const authenticatorData = this.#authenticatorData(0, how);
    const clientData = this.#clientData('webauthn.get', challenge, how);
    const signed = createSign('sha256').update(authenticatorData).update(sha256(clientData));
    return {
      ...this.#named(),
      response: {
        clientDataJSON: asText(clientData),
        authenticatorData: asText(authenticatorData),
        signature: asText(signed.sign(this.#keys.privateKey)),
      },
    };
  }

  #named() {
    const id = asText(this.#id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin = 'https://staff.test' }: How) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, { origin = 'https://staff.test', verifiesUser = true }: How) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const flag = Buffer.from([flags | present | (verifiesUser ? verified : 0)]);
    return Buffer.concat([sha256(new URL(origin).hostname), flag, counter]);
  }
}
