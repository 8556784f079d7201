import { getOrderByStaff } from 'contract/orders/orders.staff';
import { takeOffMissing } from 'contract/orders/shorts.staff';
import { logOutStaff } from 'contract/staff';
import { endPerson, suspendPerson } from 'contract/staff/people';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { buildStaffApp } from '../../../app/build.js';
import { minutes } from '../../../platform/clock.js';
import { Passwords } from '../../../platform/passwords.js';
import { cards, openBuyer, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { cookieOf, openTestPerson, type TestPerson } from '../../../testing/test-staff.js';
import { openStaff } from '../open-staff.js';

const [own, other] = [2, 1];

/** The events that a browser receives, one after another. */
class Ear {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #heard = '';

  constructor(answer: Response) {
    this.#reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next event; undefined when no more will come. */
  async next(): Promise<string | undefined> {
    for (;;) {
      const [, name, rest] = /^data: (\S+)\n\n([\s\S]*)$/.exec(this.#heard.replace(/^(?::\n\n)+/, '')) ?? [];
      if (name) {
        this.#heard = rest!;
        return name;
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#heard += value;
    }
  }

  /** Every name that comes until all of these have: in any order, as one that was told a moment ago is told later. */
  async hears(names: readonly string[]) {
    const heard = new Set<string>();
    while (!names.every((name) => heard.has(name)))
      heard.add((await this.next()) ?? expect.fail('the doorbell ended'));
    return heard;
  }
}

/** A moment that is waited for, and what brings it about. */
function moment() {
  let comes = () => {};
  const come = new Promise<void>((done) => {
    comes = done;
  });
  return [come, comes] as const;
}

describeShopOnBoth("the doorbell of the staff's screens", (shop) => {
  let address = '';
  let leaving: AbortController[] = [];
  beforeAll(async () => {
    address = await shop.whole.staffApp!.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const each of leaving) each.abort();
    leaving = [];
  });

  const ask = (token: string) => {
    const left = new AbortController();
    leaving.push(left);
    return fetch(`${address}/api/staff/live`, { headers: cookieOf(token), signal: left.signal });
  };
  const listen = async ({ token }: TestPerson) => new Ear(await ask(token));
  const ring = (store: number | null, kind: string) =>
    shop.shop.write((tx) => sql`select ring_staff(${store}, ${kind})`.execute(tx));
  const clerk = () => openTestPerson(shop, { role: 'clerk', store_id: own });

  // A shop starts listening while it opens; anything rung before is lost.
  beforeAll(async () => {
    const ear = await listen(await clerk());
    let heard: string | undefined;
    void ear.next().then((name) => {
      heard = name;
    });
    await vi.waitFor(() => ring(null, 'rules').then(() => expect(heard).toBeDefined()), minutes(1));
    await ring(own, 'listening');
    while ((await ear.next()) !== `${own}:listening`);
  });

  it('tells of the stores where somebody works, and of what all of them have', async () => {
    const [first, second] = [await listen(await clerk()), await listen(await clerk())];
    await ring(other, 'orders');
    await ring(own, 'orders');
    await ring(null, 'rules');
    const toldToBoth = [`${own}:orders`, 'all:rules'];
    for (const ear of [first, second]) expect(await ear.hears(toldToBoth)).toEqual(new Set(toldToBoth));
  });

  it('tells of an order from the moment on at which it can be served', async () => {
    await stock(shop, other, 50, 10);
    const buyer = await openBuyer(shop);
    await buyer.put({ product_id: 50, quantity: 1 });
    await buyer.chooses('pickup');
    const ear = await listen(await openTestPerson(shop, { role: 'clerk', store_id: other }));
    await buyer.buys('card', cards.approves);
    await ear.hears([`${other}:orders`, `${other}:new_order`]);
  });

  it('tells of a new order once, and of what is missing from it as of any change', async () => {
    await stock(shop, other, 50, 10);
    const buyer = await openBuyer(shop);
    await buyer.put({ product_id: 50, quantity: 2 });
    await buyer.chooses('pickup');
    const person = await openTestPerson(shop, { role: 'clerk', store_id: other });
    const heard: string[] = [];
    const hearing = shop.shop.hear('staff_bell', (told = '*') => void heard.push(told));
    onTestFinished(() => hearing.close());
    const isHeard = (name: string) =>
      vi.waitFor(() => ring(other, name).then(() => expect(heard).toContain(`${other}:${name}`)), minutes(1));
    await isHeard('listening');
    const { number } = (await buyer.buys('card', cards.approves)).order;
    const { version } = await person.call(getOrderByStaff, { path: { number } });
    await person.call(takeOffMissing, {
      path: { number },
      body: { missing: [{ position: 0, quantity: 1 }], version, agreed: true },
    });
    await isHeard('over');
    expect(heard.filter((name) => name === `${other}:new_order`)).toHaveLength(1);
    expect(heard.lastIndexOf(`${other}:orders`)).toBeGreaterThan(heard.indexOf(`${other}:new_order`));
  });

  it('tells a name at once and then only now and then, however often it rings', async () => {
    const ear = await listen(await clerk());
    for (let times = 0; times < 20; times++) await ring(own, 'busy');
    await ring(own, 'calm');
    const heard: (string | undefined)[] = [];
    while (heard.at(-1) !== `${own}:calm`) heard.push(await ear.next());
    const told = heard.filter((name) => name === `${own}:busy`);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(20);
    await ring(own, 'busy');
    expect(await ear.next()).toBe(`${own}:busy`);
  });

  it('is for those who are logged in', async () => {
    expect((await ask('x'.repeat(43))).status).toBe(401);
    const late = await clerk();
    shop.clock.advance(minutes(60));
    expect((await ask(late.token)).status).toBe(401);
  });

  it('ends with the session, and keeps none from locking', async () => {
    const person = await clerk();
    const ear = await listen(person);
    await person.call(logOutStaff, {});
    expect(await ear.next()).toBeUndefined();
    const idle = await clerk();
    shop.clock.advance(minutes(40));
    await listen(idle);
    shop.clock.advance(minutes(20));
    expect((await ask(idle.token)).status).toBe(401);
  });

  it('ends for whoever is suspended or has no role any more, and opens no more', async () => {
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    for (const end of [suspendPerson, endPerson]) {
      const person = await clerk();
      const ear = await listen(person);
      await owner.call(end, { path: { id: person.id } });
      expect(await ear.next()).toBeUndefined();
      expect((await ask(person.token)).status).toBe(401);
    }
  });

  it('lets the server stop while somebody listens, and somebody else has just left', async () => {
    const { token } = await clerk();
    const app = await buildStaffApp(shop.shop, openStaff(shop.shop, new Passwords()));
    const at = await app.listen({ port: 0, host: '127.0.0.1' });
    const listens = ({ signal } = new AbortController()) =>
      fetch(`${at}/api/staff/live`, { headers: cookieOf(token), signal });
    const ear = new Ear(await listens());
    const leaves = new AbortController();
    await listens(leaves);
    leaves.abort();
    await app.close();
    // This shop may have started listening meanwhile, and sent an event for that.
    const last = await ear.next();
    expect(last === '*' ? await ear.next() : last).toBeUndefined();
  });

  it('lets the server stop while somebody is about to listen', async () => {
    const { token } = await clerk();
    const app = await buildStaffApp(shop.shop, openStaff(shop.shop, new Passwords()));
    const [coming, comes] = moment();
    const [stopping, stops] = moment();
    app.addHook('onRequest', async () => {
      comes();
      await stopping;
    });
    app.addHook('preClose', async () => stops());
    const at = await app.listen({ port: 0, host: '127.0.0.1' });
    const listening = fetch(`${at}/api/staff/live`, { headers: cookieOf(token) });
    await coming;
    await app.close();
    expect(await new Ear(await listening).next()).toBeUndefined();
  });

  it('ends the oldest for whoever opens too many', async () => {
    const person = await clerk();
    const first = await listen(person);
    for (let more = 0; more < 8; more++) await listen(person);
    expect(await first.next()).toBeUndefined();
  });
});
