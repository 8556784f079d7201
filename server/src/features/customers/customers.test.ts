import { listSessions } from 'contract/auth';
import { addCartLine } from 'contract/cart';
import {
  changeMembership,
  closeCustomerAccount,
  confirmCustomerEmail,
  endCustomerSessions,
  findCustomers,
  getCustomer,
  giveGoodwill,
  giveGoodwillBeyond,
  listCustomerTimeline,
  listMemberships,
  writeCustomerNote,
} from 'contract/customers.staff';
import { getCustomerDetails } from 'contract/profile';
import { listStoreCredits } from 'contract/store-credit';
import { expect, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { days, minutes } from '../../platform/clock.js';
import { stock } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import type { AboutTestCustomer, TestCustomer } from '../../testing/test-customer.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const [mission, embarcadero] = [1, 2];
const bottle = 1;

describeShop('customers, as staff see them,', (shop) => {
  const clerk = (store_id = mission) => openTestPerson(shop, { role: 'clerk', store_id });
  const manager = (store_id = mission) => openTestPerson(shop, { role: 'manager', store_id });
  const owner = () => openTestPerson(shop, { role: 'owner', store_id: null });

  /** A customer who has put a bottle into their cart at each of these stores. */
  const comer = async (about: AboutTestCustomer = {}, ...stores: number[]) => {
    const customer = await shop.customer(about);
    for (const store_id of stores.length > 0 ? stores : [mission]) {
      await stock(shop, store_id, bottle, 10);
      await customer.call(addCartLine, { body: { store_id, product_id: bottle, quantity: 1 } });
    }
    return customer;
  };
  const setPhone = ({ id }: TestCustomer, phone: string) =>
    shop.shop.write((tx) => tx.updateTable('customer').set({ phone }).where('id', '=', id).execute());
  const found = async (person: TestPerson, q: string) =>
    (await person.call(findCustomers, { query: { q } })).customers;
  const idsFound = async (person: TestPerson, q: string) => (await found(person, q)).map(({ id }) => id);
  const path = ({ id }: TestCustomer) => ({ path: { id } });
  const at = ({ id }: TestCustomer, store_id = mission) => ({ path: { store_id: String(store_id), id } });
  const missing = { status: 404, code: 'customer_not_found' };

  it('are found by the beginning of a name, however it is written', async () => {
    const jose = await comer({ first_name: 'José', last_name: "O'Neil-Smith" });
    const mia = await clerk();
    for (const q of ['jos', 'JOSÉ', 'oneil', "o'neil-sm", 'neilsmi', 'jose oneil', 'O’Neil, José'])
      expect([q, (await idsFound(mia, q)).includes(jose.id)]).toEqual([q, q !== 'neilsmi']);
  });

  it('are found by a part of an address or a phone by who sees them whole, else by all of it', async () => {
    const ada = await comer({ email: 'unusual.ada@example.com' });
    await setPhone(ada, '+1 (415) 555-0142');
    const [mia, marco] = [await clerk(), await manager()];
    for (const part of ['unusual.a', 'unusual.ada@exa', '415555', '(415) 555-01']) {
      expect([part, await idsFound(marco, part)]).toEqual([part, [ada.id]]);
      expect([part, await idsFound(mia, part)]).toEqual([part, []]);
    }
    for (const whole of ['Unusual.Ada@example.com', '4155550142', '+1 415 555 0142'])
      expect([whole, await idsFound(mia, whole)]).toEqual([whole, [ada.id]]);
  });

  it('are covered by the server for a clerk, and whole for a manager', async () => {
    const ada = await comer({ email: 'covered@example.com', dob: '1971-01-31' });
    await setPhone(ada, '415 555 0177');
    const seen = await (await clerk()).call(getCustomer, path(ada));
    expect(seen).toMatchObject({
      email: 'c•••@e•••.com',
      phone: '••• 0177',
      whole: false,
      dob: null,
      city: null,
      sessions: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/covered@|555|1971/);
    expect(await (await manager()).call(getCustomer, path(ada))).toMatchObject({
      email: 'covered@example.com',
      phone: '415 555 0177',
      whole: true,
      dob: '1971-01-31',
      sessions: 1,
      may_close: true,
    });
  });

  it('of another store are missing, whatever is asked of them', async () => {
    const bob = await comer({ email: 'elsewhere@example.com' }, embarcadero);
    const marco = await manager(mission);
    const why = { body: { why: 'He asked' } };
    expect(await found(marco, 'elsewhere@example.com')).toEqual([]);
    const asked = [
      marco.call(getCustomer, path(bob)),
      marco.call(listCustomerTimeline, { ...path(bob), query: {} }),
      marco.call(writeCustomerNote, { ...at(bob), body: { text: 'Rang.' } }),
      marco.call(
        giveGoodwill,
        { ...at(bob), body: { kind: 'points', amount: 1, reason: 'x' } },
        { 'idempotency-key': 'of-another-store' },
      ),
      marco.call(confirmCustomerEmail, { ...path(bob), ...why }),
      marco.call(endCustomerSessions, { ...path(bob), ...why }),
      marco.call(changeMembership, { ...path(bob), body: { membership_id: 2, seen: 1, ...why.body } }),
      marco.call(closeCustomerAccount, { ...path(bob), ...why }),
    ];
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ status: 'rejected', reason: missing });
  });

  it('who have come nowhere yet are known to those of all stores alone', async () => {
    const nobody = await shop.customer({ email: 'came-nowhere@example.com' });
    expect(await idsFound(await owner(), nobody.email)).toEqual([nobody.id]);
    expect(await idsFound(await manager(), nobody.email)).toEqual([]);
  });

  it('are found in at most fifty, and it is said that there are more', async () => {
    for (let i = 0; i < 51; i++) await shop.customer({ last_name: 'Zyzzogeton' });
    const { customers, more } = await (await owner()).call(findCustomers, { query: { q: 'zyzzo' } });
    expect([customers.length, more]).toEqual([50, true]);
  });

  it('have a timeline of what happened at the stores that are seen, in pages', async () => {
    const ada = await comer({}, mission, embarcadero);
    const both = await openTestPerson(
      shop,
      { role: 'clerk', store_id: mission },
      { role: 'clerk', store_id: embarcadero },
    );
    const write = (store_id: number, text: string) =>
      both.call(writeCustomerNote, { ...at(ada, store_id), body: { text } });
    await write(embarcadero, 'Only here.');
    for (let i = 1; i <= 31; i++) {
      shop.clock.advance(1_000);
      await write(mission, `Note ${i}`);
    }
    const mia = await clerk(mission);
    const first = await mia.call(listCustomerTimeline, { ...path(ada), query: {} });
    expect(first.more).toBe(true);
    expect(first.entries).toHaveLength(30);
    expect(first.entries[0]).toMatchObject({ kind: 'note', text: 'Note 31', by: 'Mia Testino' });
    const { at: before, id: before_id } = first.entries.at(-1)!;
    const rest = await mia.call(listCustomerTimeline, { ...path(ada), query: { before, before_id } });
    expect(rest).toMatchObject({ entries: [{ text: 'Note 1' }], more: false });
  });

  const gives = (person: TestPerson, customer: TestCustomer, amount: number, key: string) =>
    person.call(
      giveGoodwill,
      { ...at(customer), body: { kind: 'store_credit', amount, reason: 'A corked bottle' } },
      { 'idempotency-key': key },
    );

  it('are given credit once, however often it is pressed, and are told', async () => {
    const ada = await comer();
    const mia = await clerk();
    await Promise.all([1, 2, 3].map(() => gives(mia, ada, 12.5, 'pressed-thrice')));
    expect(await ada.call(listStoreCredits, {})).toMatchObject([{ store_id: mission, credit: 1250 }]);
    const { subject } = await shop.letterTo(ada.email);
    expect(subject).toContain('$12.50 of store credit');
    const { entries } = await mia.call(listCustomerTimeline, { ...path(ada), query: {} });
    expect(entries).toMatchObject([
      { kind: 'balance', credit: 1250, reason: 'A corked bottle', by: 'Mia Testino' },
    ]);
  });

  it('are given no more than the store allows in 30 days but by a manager who has shown a factor', async () => {
    const ada = await comer();
    const [mia, marco] = [await clerk(), await manager()];
    await gives(mia, ada, 30, 'the-first-of-two');
    const beyond = { status: 409, code: 'beyond_goodwill' };
    await expect(gives(mia, ada, 20.01, 'a-cent-too-many')).rejects.toMatchObject(beyond);
    await expect(gives(marco, ada, 20.01, 'even-a-manager')).rejects.toMatchObject(beyond);
    const more = { ...at(ada), body: { kind: 'points' as const, amount: 4_000, reason: 'A lost order' } };
    const key = { 'idempotency-key': 'beyond-the-limit' };
    await expect(mia.call(giveGoodwillBeyond, more, key)).rejects.toMatchObject({ code: 'not_allowed' });
    await marco.call(giveGoodwillBeyond, more, key);
    shop.clock.advance(minutes(11));
    await expect(marco.call(giveGoodwillBeyond, more, key)).rejects.toMatchObject({
      code: 'fresh_factor_needed',
    });
    shop.clock.advance(days(31));
    await gives(await clerk(), ada, 50, 'a-month-later');
  });

  it('have their address confirmed by hand, once', async () => {
    const ada = await comer({ confirmed: false });
    const marco = await manager();
    const sent = { ...path(ada), body: { why: 'She showed me the letter' } };
    await marco.call(confirmCustomerEmail, sent);
    expect(await marco.call(getCustomer, path(ada))).toMatchObject({ email_confirmed: true });
    await expect(marco.call(confirmCustomerEmail, sent)).rejects.toMatchObject({
      code: 'already_confirmed',
    });
  });

  it('get another membership from a manager, who has seen the one before', async () => {
    const ada = await comer();
    const marco = await manager();
    const changes = (membership_id: number | null, seen: number | null, person = marco) =>
      person.call(changeMembership, { ...path(ada), body: { membership_id, seen, why: 'Twenty years' } });
    expect(await marco.call(listMemberships, {})).toEqual([
      { id: 1, name: 'Cellar', spent_from: null },
      { id: 2, name: 'Reserve', spent_from: null },
      { id: 3, name: 'Grand Cru', spent_from: null },
    ]);
    await changes(3, 1);
    expect(await ada.call(getCustomerDetails, {})).toMatchObject({
      membership_id: 3,
      membership_name: 'Grand Cru',
    });
    await expect(changes(2, 1)).rejects.toMatchObject({ code: 'membership_changed' });
    await expect(changes(4, 3)).rejects.toMatchObject({ code: 'membership_not_found' });
    await expect(changes(2, 3, await clerk())).rejects.toMatchObject({ status: 403 });
    await changes(null, 3);
    expect(await marco.call(getCustomer, path(ada))).toMatchObject({ membership: null });
    const { entries } = await marco.call(listCustomerTimeline, { ...path(ada), query: {} });
    expect(entries.filter((entry) => entry.kind === 'act')).toMatchObject([
      { act: 'membership_changed', why: 'Twenty years' },
      { act: 'membership_changed', why: 'Twenty years' },
    ]);
  });

  it('are logged out everywhere', async () => {
    const ada = await comer();
    await (await manager()).call(endCustomerSessions, { ...path(ada), body: { why: 'A stolen phone' } });
    await expect(ada.call(listSessions, {})).rejects.toMatchObject({ status: 401 });
  });

  it('are closed by who sees them whole at all of their stores, with what was written of them', async () => {
    const ada = await comer({}, mission, embarcadero);
    const marco = await manager(mission);
    await marco.call(writeCustomerNote, { ...at(ada), body: { text: 'Her dog is called Merlot.' } });
    const sent = { ...path(ada), body: { why: 'She asked by phone' } };
    await expect(marco.call(closeCustomerAccount, sent)).rejects.toMatchObject({ code: 'elsewhere_too' });
    const olive = await owner();
    await olive.call(closeCustomerAccount, sent);
    expect(await olive.call(getCustomer, path(ada))).toMatchObject({ closed: true, email: null });
    const { entries } = await olive.call(listCustomerTimeline, { ...path(ada), query: {} });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'act', act: 'account_closed', why: 'She asked by phone' }),
    );
    expect(JSON.stringify(entries)).not.toContain('Merlot');
    await expect(olive.call(closeCustomerAccount, sent)).rejects.toMatchObject({ code: 'customer_closed' });
    expect(await idsFound(olive, 'Closed account')).not.toContain(ada.id);
  });

  it('leave a record and a ledger that hold', async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
  });
});
