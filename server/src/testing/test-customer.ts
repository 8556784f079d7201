import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { insertCustomer } from '../features/auth/customers.sql.js';
import { SessionTokens } from '../features/auth/sessions/session-tokens.js';
import { insertSession } from '../features/auth/sessions/sessions.sql.js';
import { days, later } from '../platform/clock.js';
import { newId, type Uuid } from '../platform/ids.js';
import type { Shop } from '../platform/shop.js';

type Calls = {
  readonly shop: Shop;
  call<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Record<string, string>): Promise<Answer<E>>;
};

export type AboutTestCustomer = {
  email?: string;
  first_name?: string;
  last_name?: string;
  dob?: string;
  /** Most tests need a confirmed e-mail address. */
  confirmed?: boolean;
};

/**
 * The password of every test customer. Its hash is made in advance and cheap to compare, because hundreds of
 * guesses would otherwise keep a machine busy for a minute.
 */
export const testPassword = 'cellar-door-demo';
export const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$nRks6leYtUvU+8uGGSZ+yQ$08WKkSPTNEskiUDgCI/20FH4XSxEJQYRoiO2Ft/b3P0';

/** A customer who is logged in, and whose calls carry the token. */
export class TestCustomer {
  readonly id: Uuid;
  readonly sessionId: Uuid;
  readonly email: string;
  readonly token: string;
  readonly password = testPassword;
  readonly #calls: Pick<Calls, 'call'>;

  constructor(
    calls: Pick<Calls, 'call'>,
    known: { id: Uuid; sessionId: Uuid; email: string; token: string },
  ) {
    this.#calls = calls;
    this.id = known.id;
    this.sessionId = known.sessionId;
    this.email = known.email;
    this.token = known.token;
  }

  get headers() {
    return { authorization: `Bearer ${this.token}` };
  }

  call<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers: Record<string, string> = {}) {
    return this.#calls.call(endpoint, sent, { ...this.headers, ...headers });
  }
}

let made = 0;

export function openTestCustomer(calls: Calls, about: AboutTestCustomer) {
  const { shop } = calls;
  const tokens = new SessionTokens(shop.secretKey, shop.clock);
  const email = about.email ?? `customer-${++made}@example.com`;
  return shop.write(async (tx) => {
    const [id, sessionId] = [newId(tx.now), newId(tx.now)];
    const expires_at = later(tx.now, days(shop.settings.sessionDays));
    await insertCustomer(tx, {
      id,
      first_name: about.first_name ?? 'Ada',
      last_name: about.last_name ?? 'Testino',
      email,
      phone: '',
      dob: about.dob ?? '1980-05-17',
      password_hash: testPasswordHash,
      marketing: false,
    });
    if (about.confirmed ?? true)
      await tx.updateTable('customer').set({ email_confirmed_at: tx.now }).where('id', '=', id).execute();
    await insertSession(tx, { id: sessionId, customer_id: id, device: 'Chrome on Linux', expires_at });
    const token = await tokens.sign(id, sessionId, tx.now, expires_at);
    return new TestCustomer(calls, { id, sessionId, email, token });
  });
}
