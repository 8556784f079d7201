import type { Endpoint } from 'contract/platform/endpoint';
import { keysOf, staffRoles } from 'contract/staff/roles';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { describeShop } from '../../testing/describe-shop.js';
import { cookieOf, fromHere, openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { thingsOfCustomers } from '../../testing/things/customers.js';
import { thingsOfGoods } from '../../testing/things/goods.js';
import { thingsOfOrders } from '../../testing/things/orders.js';
import { thingsOfPeople } from '../../testing/things/people.js';
import { thingsOfStock } from '../../testing/things/stock.js';
import { namesIn, own, type Thing, theirs } from '../../testing/things/thing.js';
import type { HeldRole } from './people/held-roles.js';

/** Calls that name what is no store's and no person's, each with the reason. */
const ofNoStore = new Map([
  ['GET staff/products/{id}', 'one catalogue for all stores, which every member of the staff reads'],
  ['PUT staff/products/{id}', 'takes the key at all stores'],
  ['PUT staff/products/{id}/retired', 'takes the key at all stores'],
  ['GET staff/products/{id}/pictures', 'one catalogue for all stores'],
  ['PUT staff/products/{id}/pictures', 'takes the key at all stores'],
  ['POST staff/pictures/{image_id}/cuts', 'makes another picture, which nothing shows yet'],
  ['GET staff/names/{kind}', 'a kind of names is part of the application'],
  ['POST staff/names/{kind}', 'takes the key at all stores'],
  ['PUT staff/names/{kind}/{id}', 'takes the key at all stores'],
  ['POST staff/names/{kind}/{id}/merge', 'takes the key at all stores'],
  ['DELETE staff/names/{kind}/{id}', 'takes the key at all stores'],
  ['GET staff/wine-sets/{id}', 'one catalogue for all stores'],
  ['PUT staff/wine-sets/{id}', 'takes the key at all stores'],
  ['PUT staff/wine-sets/{id}/retired', 'takes the key at all stores'],
  ['PUT staff/stores/{store_id}/wine-sets/{id}', 'a set of all stores, offered by this one'],
  ['DELETE staff/stores/{store_id}/wine-sets/{id}', 'a set of all stores, no longer offered by this one'],
  ['PUT staff/stores/{store_id}/products/{product_id}', 'a product of all stores, carried by this one'],
  ['DELETE staff/stores/{store_id}/products/{product_id}', 'a product of all stores, given up by this one'],
  ['GET staff/stores/{store_id}/barcodes/{code}', 'a code is the same at all stores'],
  ['PUT staff/stores/{store_id}/barcodes/{code}', 'a code is the same at all stores'],
  ['DELETE staff/stores/{store_id}/barcodes/{code}', 'a code is the same at all stores'],
  ['PUT staff/card-designs/{id}', 'takes the key at all stores'],
  ['PUT staff/card-designs/{id}/retired', 'takes the key at all stores'],
  ['PUT staff/inbox/reviews/{id}/answer', 'a review is of a product, and belongs to no store'],
  ['POST staff/inbox/reviews/{id}/hide', 'a review is of a product, and belongs to no store'],
  ['POST staff/inbox/reviews/{id}/show', 'a review is of a product, and belongs to no store'],
  ['POST staff/inbox/reviews/{id}/done', 'a review is of a product, and belongs to no store'],
  ['GET staff/legal-texts/{page}', 'one text for all stores'],
  ['GET staff/legal-texts/{page}/{version}', 'one text for all stores'],
  ['PUT staff/legal-texts/{page}', 'takes the key at all stores'],
  ['PUT staff/rules/{id}/checked', 'takes the key at all stores'],
  ['PUT staff/rules/{id}/end', 'takes the key at all stores'],
  ['GET staff/places/{zip}', 'a place of the country'],
]);

type Said = { readonly status: number; readonly code?: string; readonly message?: string };

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

describeShop('the things of another store', (shop) => {
  let olive: TestPerson;
  const things: Thing[] = [];
  beforeAll(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
    things.push(
      ...(await thingsOfOrders(shop, olive)),
      ...(await thingsOfStock(shop, olive)),
      ...(await thingsOfGoods(shop, olive)),
      ...(await thingsOfCustomers(shop)),
      ...(await thingsOfPeople(shop, olive)),
    );
    await shop.runJobs();
  });

  async function ask({ asked, path, query, body }: Thing, { token }: TestPerson) {
    const place = asked.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path![name]!));
    const key = newId(shop.clock.now());
    const answer = await shop.whole.staffApp!.inject({
      method: asked.method,
      url: `/api/${place}`,
      headers: { ...fromHere, ...cookieOf(token), 'idempotency-key': key },
      ...(query && { query: { ...query } }),
      ...(body && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const { request_id: _, ...said } = isJson ? answer.json() : { code: undefined };
    return { status: answer.statusCode, ...said } as Said;
  }

  /** An id of the same kind that nothing has. */
  const missing = (id: string) =>
    /^[\da-f]{8}-/.test(id) ? newId(shop.clock.now()) : /^\d+$/.test(id) ? '999999' : 'CA1-999999';
  const without = ({ named, ...each }: Thing) => {
    const lost = (names: Thing['path']) =>
      names?.[named] === undefined ? names : { ...names, [named]: missing(names[named]) };
    return { ...each, named, path: lost(each.path), query: lost(each.query) };
  };
  const fromOwn = (each: Thing) =>
    each.path?.store_id ? { ...each, path: { ...each.path, store_id: `${own}` } } : each;
  const likeMissing = async (each: Thing, person: TestPerson) =>
    each.refusal
      ? { status: each.refusal.status, code: each.refusal.code, message: each.refusal.message }
      : ask(without(each), person);

  /** A mark of all that a table holds, by table. */
  const holds = () =>
    shop.shop.read(async (db) => {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
      const marks: Record<string, string> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ mark: string }>`
          select md5(coalesce(string_agg(each::text, ',' order by each::text), '')) as mark
          from ${sql.table(name)} as each`.execute(db);
        marks[name] = rows[0]!.mark;
      }
      return marks;
    });

  it('are known for every call that names one', () => {
    const naming = shop.whole.staffRoutes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => !endpoint.shape.open && namesIn(endpoint).length > 0)
      .map(nameOf);
    const real = new Set(things.map(({ asked }) => nameOf(asked)));
    expect(naming.filter((name) => !real.has(name) && !ofNoStore.has(name))).toEqual([]);
    expect([...ofNoStore.keys()].filter((name) => real.has(name) || !naming.includes(name))).toEqual([]);
  });

  const askers: [string, (thing: Thing) => HeldRole[] | undefined][] = [
    [
      'who holds the key at their own store alone',
      ({ asked }) => [
        { role: staffRoles.findLast((role) => keysOf[role].includes(asked.shape.may!))!, store_id: own },
      ],
    ],
    ['who owns their own store', () => [{ role: 'owner', store_id: own }]],
    [
      'who works at the other store without the key',
      ({ asked }) =>
        keysOf.clerk.includes(asked.shape.may!)
          ? undefined
          : [
              { role: 'owner', store_id: own },
              { role: 'clerk', store_id: theirs },
            ],
    ],
  ];

  it.each(askers)('answer somebody %s like missing ones, and stay as they are', async (_who, rolesFor) => {
    const people = new Map<string, TestPerson>();
    const personFor = async (roles: HeldRole[]) => {
      const held = JSON.stringify(roles);
      const known = people.get(held) ?? (await openTestPerson(shop, ...roles));
      people.set(held, known);
      return known;
    };
    const asking: [Thing, TestPerson][] = [];
    for (const each of things) {
      const roles = rolesFor(each);
      if (roles) asking.push([each, await personFor(roles)]);
    }
    const before = await holds();
    const answers: [string, Said][] = [];
    const wanted: [string, Said][] = [];
    for (const [each, person] of asking) {
      const foreign = fromOwn(each);
      answers.push([nameOf(each.asked), await ask(foreign, person)]);
      wanted.push([nameOf(each.asked), await likeMissing(foreign, person)]);
    }
    expect(answers).toEqual(wanted);
    // Only a list that a query narrows is there without it; any other answer would say nothing of the thing.
    const narrowed = new Set(
      asking.filter(([each]) => each.query?.[each.named]).map(([{ asked }]) => nameOf(asked)),
    );
    expect(wanted.filter(([name, { status }]) => status !== 404 && !narrowed.has(name))).toEqual([]);
    expect(await holds()).toEqual(before);
  });

  it('are there for those whose they are: otherwise the tests above would prove nothing', async () => {
    const notReached = [];
    for (const each of things) {
      if (each.beyond) continue;
      const person = each.of ?? olive;
      const like = JSON.stringify(await likeMissing(each, person));
      const answer = await ask(each, person);
      const understood = answer.status < 300 || answer.status === 409;
      if (!understood || JSON.stringify(answer) === like) notReached.push([nameOf(each.asked), answer]);
    }
    expect(notReached).toEqual([]);
  });
});
