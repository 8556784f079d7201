import { randomBytes } from 'node:crypto';
import type { Endpoint, Sent } from 'contract/platform/endpoint';
import { issueRecoveryCodes } from '../features/staff/log-in/recovery-codes.js';
import { newTotpSecret, totpCode, totpStepAt } from '../features/staff/log-in/totp.js';
import { enrol, giveRole } from '../features/staff/people/enrol.js';
import type { HeldRole } from '../features/staff/people/held-roles.js';
import { openStaffSession } from '../features/staff/sessions/staff-sessions.js';
import { seconds } from '../platform/clock.js';
import type { Uuid } from '../platform/ids.js';
import { callShop, type Headers } from './calls.js';
import { testPasswordHash } from './test-customer.js';
import type { TestShop } from './test-shop.js';

/** The header that a browser sends from a page of the staff's own origin. */
export const fromHere = { 'sec-fetch-site': 'same-origin' };

export const cookieOf = (token: string) => ({ cookie: `__Host-cellar_staff=${token}` });

/** A call to the staff's origin. */
export function callStaff<E extends Endpoint>(
  { whole }: TestShop,
  endpoint: E,
  sent: Sent<E>,
  headers: Headers = {},
) {
  const { staffApp } = whole;
  if (!staffApp) throw new Error('This test shop serves no staff.');
  return callShop({ app: staffApp }, endpoint, sent, { ...fromHere, ...headers });
}

/** One of the staff, logged in. */
export class TestPerson {
  readonly id: Uuid;
  readonly email: string;
  readonly token: string;
  readonly recoveryCodes: readonly string[];
  readonly #secret: Buffer;
  readonly #shop: TestShop;

  constructor(
    shop: TestShop,
    known: { id: Uuid; email: string; token: string; recoveryCodes: string[]; secret: Buffer },
  ) {
    this.#shop = shop;
    this.#secret = known.secret;
    this.id = known.id;
    this.email = known.email;
    this.token = known.token;
    this.recoveryCodes = known.recoveryCodes;
  }

  /** What the authenticator shows now. */
  get code() {
    return totpCode(this.#secret, totpStepAt(this.#shop.clock.now()));
  }

  call<E extends Endpoint>(endpoint: E, sent: Sent<E>, headers: Headers = {}) {
    return callStaff(this.#shop, endpoint, sent, { ...cookieOf(this.token), ...headers });
  }
}

export function openTestPerson(shop: TestShop, ...roles: HeldRole[]): Promise<TestPerson> {
  const secret = newTotpSecret();
  return shop.shop.write(async (tx) => {
    const email = `staff-${randomBytes(4).toString('hex')}@example.com`;
    const person = { name: 'Mia Testino', email, password_hash: testPasswordHash };
    const step = totpStepAt(tx.now) - 2;
    const id = (await enrol(tx, shop.shop.secretKey, person, { secret, step }))!;
    for (const role of roles) await giveRole(tx, id, role, null);
    const recoveryCodes = await issueRecoveryCodes(tx, id);
    const browser = { userAgent: '', keepStaffSession: () => {} };
    const token = await openStaffSession(shop.shop, tx, id, browser);
    return new TestPerson(shop, { id, email, token, recoveryCodes, secret });
  });
}

/** Another code of the authenticator, because the present one may be used up. */
export const waitForNextCode = ({ clock }: TestShop) => clock.advance(seconds(30));

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The present code of an authenticator with this secret. */
export function codeOfSecret(secret: string, { clock }: TestShop) {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, totpStepAt(clock.now()));
}
