import { webcrypto } from 'node:crypto';
import { uuid } from 'contract/platform/ids';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { BoundedMap } from '../../../platform/bounded-map.js';
import type { Clock } from '../../../platform/clock.js';
import { sessionKey } from '../../../platform/derived-key.js';
import type { Uuid } from '../../../platform/ids.js';
import type { SecretKey } from '../../../platform/secret-key.js';

const longestToken = 1000;
const mostRemembered = 5000;

const claims = v.object({ sub: uuid, sid: uuid, exp: v.number() });
type Named = { customerId: Uuid; sessionId: Uuid; expiresAt: number };

/**
 * Signed tokens, each naming a session. A signature that was found right is remembered and not checked again.
 */
export class SessionTokens {
  /** Imported once, because the library imports any other kind of key for each token. */
  readonly #key: Promise<webcrypto.CryptoKey>;
  readonly #clock: Clock;
  readonly #checked = new BoundedMap<string, Named>(mostRemembered);

  constructor(secretKey: SecretKey, clock: Clock) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    this.#key = webcrypto.subtle.importKey('raw', sessionKey(secretKey), algorithm, false, [
      'sign',
      'verify',
    ]);
    this.#clock = clock;
  }

  async sign(customerId: Uuid, sessionId: Uuid, from: Date, until: Date): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(customerId)
      .setIssuedAt(from)
      .setExpirationTime(until)
      .sign(await this.#key);
  }

  /** Nothing for a token that we have not signed, or that has expired. */
  async read(token: string): Promise<Named | undefined> {
    if (token.length > longestToken) return undefined;
    const named = this.#checked.get(token) ?? (await this.#check(token));
    return named && named.expiresAt > this.#clock.now().getTime() ? named : undefined;
  }

  async #check(token: string) {
    const options = { algorithms: ['HS256'], currentDate: this.#clock.now() };
    const verified = await jwtVerify(token, await this.#key, options).catch((error: unknown) => {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    });
    const read = v.safeParse(claims, verified?.payload);
    if (!read.success) return undefined;
    const { sub, sid, exp } = read.output;
    const named = { customerId: sub, sessionId: sid, expiresAt: exp * 1000 };
    this.#checked.set(token, named);
    return named;
  }
}
