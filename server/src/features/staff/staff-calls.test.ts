import { logIn } from 'contract/auth';
import { type Endpoint, endpoint } from 'contract/platform/endpoint';
import { getMe, notAllowed } from 'contract/staff';
import { keysOf, staffRoles } from 'contract/staff/roles';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buildStaffApp } from '../../app/build.js';
import { minutes } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { cookieOf, fromHere, openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { StaffAskers } from './sessions/staff-askers.js';
import { staffRoute } from './staff-route.js';

const [own, other] = [2, 1];

describeShop("the staff's calls", (shop) => {
  const endpoints = () => shop.whole.staffRoutes.map(({ endpoint }) => endpoint);
  const closed = () => endpoints().filter(({ shape }) => !shape.open);
  const urlOf = ({ path }: Endpoint) =>
    `/api/${path.replace('{store_id}', `${own}`).replace(/\{\w+\}/g, newId(new Date()))}`;
  const ask = (asked: Endpoint, headers: Record<string, string>, app = shop.whole.staffApp!) =>
    app.inject({
      method: asked.method,
      url: urlOf(asked),
      headers,
      ...(asked.shape.body && { payload: {} }),
    });
  /** Only envelopes have a code. */
  const codeOf = ({ headers, body }: Awaited<ReturnType<typeof ask>>) =>
    String(headers['content-type']).startsWith('application/json')
      ? (JSON.parse(body) as { code?: string }).code
      : undefined;
  const by = ({ token }: TestPerson) => ({ ...fromHere, ...cookieOf(token) });

  it('say each who may: anybody at the door, else the holders of a key', () => {
    const open = endpoints().filter(({ shape }) => shape.open);
    expect(open.map(({ path }) => path).sort()).toEqual([
      'staff/forgot-password',
      'staff/invitation',
      'staff/invitation/accept',
      'staff/log-in',
      'staff/log-in/passkey',
      'staff/passkey',
      'staff/reset-password',
    ]);
    const keys: readonly (string | undefined)[] = keysOf.owner;
    for (const { path, shape } of closed()) expect([path, keys.includes(shape.may)]).toEqual([path, true]);
    for (const { path } of endpoints()) expect(path).toMatch(/^staff\//);
  });

  it.each(staffRoles)('are answered to a %s as far as the role goes, and no further', async (role) => {
    for (const asked of closed()) {
      // Things that belong to all stores are for those who hold the key at all stores.
      const isOfAll = asked.shape.refusals?.includes(notAllowed);
      const person = await openTestPerson(shop, { role, store_id: isOfAll ? null : own });
      const code = codeOf(await ask(asked, by(person)));
      const allowed = keysOf[role].includes(asked.shape.may!);
      expect([asked.path, code === 'not_allowed']).toEqual([asked.path, !allowed]);
      expect(['not_logged_in', 'session_locked', 'fault', 'other_site']).not.toContain(code);
    }
  });

  it.each(staffRoles)('of a store that is not a %s’s answer as if there were none', async (role) => {
    const path = v.object({ store_id: v.string() });
    const trials = keysOf.owner.map((may) =>
      staffRoute(
        endpoint('GET', `staff/stores/{store_id}/${may}`, { about: 'Tries a key.', may, path }),
        async () => {},
      ),
    );
    const app = await buildStaffApp(shop.shop, {
      routes: trials,
      askers: new StaffAskers(shop.shop),
      serve: () => {},
    });
    const person = await openTestPerson(shop, { role, store_id: own });
    const at = async (may: string, storeId: number | string) => {
      const answer = await app.inject({ url: `/api/staff/stores/${storeId}/${may}`, headers: by(person) });
      return [answer.statusCode, codeOf(answer)];
    };
    for (const may of keysOf.owner) {
      const held = keysOf[role].includes(may);
      expect([may, ...(await at(may, own))]).toEqual([
        may,
        ...(held ? [200, undefined] : [403, 'not_allowed']),
      ]);
      for (const foreign of [other, 999_999, 'x'])
        expect([may, ...(await at(may, foreign))]).toEqual([may, 404, 'not_found']);
    }
    await app.close();
  });

  it('know nobody without a cookie, nor with a token of a customer, nor with one that was made up', async () => {
    const ada = await shop.customer();
    const strangers = [{}, ada.headers, cookieOf(ada.token), cookieOf('x'.repeat(43))];
    for (const asked of closed())
      for (const headers of strangers) {
        const answer = await ask(asked, { ...fromHere, ...headers });
        const [status, code] = asked === getMe ? [200, undefined] : [401, 'not_logged_in'];
        expect([asked.path, answer.statusCode, codeOf(answer)]).toEqual([asked.path, status, code]);
        if (asked === getMe) expect(answer.json()).toMatchObject({ data: null });
      }
  });

  it('change nothing for a page of another origin, whoever is logged in', async () => {
    const person = await openTestPerson(shop, { role: 'owner', store_id: null });
    const writes = endpoints().filter(({ method }) => method !== 'GET');
    const others = [
      {},
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://staff.test' },
      { origin: 'https://shop.test' },
      { origin: 'null' },
    ];
    for (const asked of writes)
      for (const headers of others) {
        const answer = await ask(asked, { ...cookieOf(person.token), ...headers } as Record<string, string>);
        expect([asked.path, codeOf(answer)]).toEqual([asked.path, 'other_site']);
      }
    const wanted = { ...cookieOf(person.token), origin: 'https://staff.test' };
    for (const asked of writes) expect(codeOf(await ask(asked, wanted))).not.toBe('other_site');
  });

  it('are not at the shop’s origin, and those of the shop are not at theirs', async () => {
    const person = await openTestPerson(shop, { role: 'owner', store_id: null });
    for (const asked of endpoints())
      expect([asked.path, (await ask(asked, by(person), shop.app)).statusCode]).toEqual([asked.path, 404]);
    for (const { endpoint: asked } of shop.whole.routes)
      expect([asked.path, (await ask(asked, by(person))).statusCode]).toEqual([asked.path, 404]);
    expect((await ask(logIn, by(person), shop.app)).statusCode).toBe(422);
  });

  it('lock after an idle hour, and want a fresh factor where they say so', async () => {
    const person = await openTestPerson(shop, { role: 'owner', store_id: null });
    shop.clock.advance(minutes(10));
    for (const asked of closed()) {
      if (asked.shape.evenLocked) continue;
      const code = codeOf(await ask(asked, by(person)));
      expect([asked.path, code === 'fresh_factor_needed']).toEqual([
        asked.path,
        asked.shape.freshFactor === true,
      ]);
    }
    shop.clock.advance(minutes(60));
    for (const asked of closed()) {
      if (asked.shape.evenLocked) continue;
      expect([asked.path, codeOf(await ask(asked, by(person)))]).toEqual([asked.path, 'session_locked']);
    }
  });
});
