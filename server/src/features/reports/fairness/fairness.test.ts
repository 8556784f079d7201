import { enterLottery } from 'contract/lottery';
import { getLotteryRecord } from 'contract/lottery-record';
import { exportFairness, type Fairness, listFairness } from 'contract/reports/fairness.staff';
import { notAllowed } from 'contract/staff';
import { beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../../platform/clock.js';
import { buyerOf, cards, stock } from '../../../testing/buyer.js';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import { fetchTable } from '../../../testing/tables.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import { entrants, openTestLottery, tendAfter } from '../../../testing/test-lottery.js';
import { openTestPerson } from '../../../testing/test-staff.js';

const [mission, lincolnPark] = [1, 3];
const chateauneuf = 50;
const all = { from: '2026-11-20', until: '2026-12-31' };

describeShopOnBoth('the report of lottery fairness', (shop) => {
  let customers: TestCustomer[];
  /** Among the first of the first draw. */
  const lucky = new Set<TestCustomer>();
  const second = { entered: 0, drawn: 0, ofThem: 0 };

  /** Two bottles among them, who enter in this order; those who are among the first two. */
  async function draw(among: readonly TestCustomer[]) {
    const path = { path: { id: `${await openTestLottery(shop)}` } };
    const byTicket = new Map<string, TestCustomer>();
    for (const customer of among) {
      byTicket.set((await customer.call(enterLottery, path)).ticket_no, customer);
      shop.clock.advance(minutes(1));
    }
    await tendAfter(shop, days(3));
    await tendAfter(shop, minutes(10));
    const { turns } = await shop.call(getLotteryRecord, path);
    return turns.map(({ ticket_no }) => byTicket.get(ticket_no)!);
  }
  const look = async (
    period: { from: string; until: string; store?: string } = all,
    store: number | null = null,
  ) => {
    const person = await openTestPerson(shop, {
      role: store === null ? 'owner' : 'manager',
      store_id: store,
    });
    return person.call(listFairness, { query: period });
  };
  const ofGroup = (rows: readonly Fairness[], group: Fairness['group']) =>
    rows.filter((row) => row.group === group);
  const drawnOf = (rows: readonly Fairness[], ...groups: Fairness['group'][]) =>
    groups.flatMap((group) => ofGroup(rows, group).map(({ drawn }) => drawn));

  beforeAll(async () => {
    await stock(shop, mission, chateauneuf, 50);
    customers = await entrants(shop, 6);
    const [ada, bob] = customers as [TestCustomer, TestCustomer];
    const buyer = await buyerOf(shop, ada, mission);
    await buyer.put({ product_id: chateauneuf, quantity: 1 });
    await buyer.chooses('pickup');
    await buyer.buys('card', cards.approves);
    await shop.shop.write((tx) =>
      tx.updateTable('customer').set({ membership_id: 2 }).where('id', 'in', [ada.id, bob.id]).execute(),
    );
    for (const customer of await draw(customers)) lucky.add(customer);
    const four = customers.slice(0, 4);
    const drawn = await draw(four);
    Object.assign(second, {
      entered: four.filter((one) => lucky.has(one)).length,
      drawn: drawn.length,
      ofThem: drawn.filter((one) => lucky.has(one)).length,
    });
  });

  it('has each entry once in each kind of group, drawn as the public record says', async () => {
    const rows = await look();
    expect(ofGroup(rows, 'everybody')).toEqual([
      { group: 'everybody', membership: null, draws: 2, entries: 10, drawn: 4, expected: 4, as_far: null },
    ]);
    // Of six, two each; of four, two in the first third.
    expect(
      ['first_third', 'middle_third', 'last_third'].map((group) => rows.find((row) => row.group === group)),
    ).toMatchObject([
      { draws: 2, entries: 4, expected: 2 / 3 + 1 },
      { draws: 2, entries: 3, expected: 2 / 3 + 1 / 2 },
      { draws: 2, entries: 3, expected: 2 / 3 + 1 / 2 },
    ]);
    for (const kind of [
      ['first_third', 'middle_third', 'last_third'],
      ['had_ordered', 'had_not_ordered'],
      ['first_entry', 'without_turn', 'had_turn'],
      ['no_member', 'member'],
    ] as const)
      expect(drawnOf(rows, ...kind).reduce((sum, drawn) => sum + drawn, 0)).toBe(4);
  });

  it('tells apart what must not matter: orders, luck, and membership', async () => {
    const rows = await look();
    expect(ofGroup(rows, 'had_ordered')).toMatchObject([{ draws: 2, entries: 2, expected: 1 / 3 + 1 / 2 }]);
    expect(ofGroup(rows, 'first_entry')).toMatchObject([{ draws: 1, entries: 6, drawn: 2 }]);
    expect(ofGroup(rows, 'had_turn').map(({ entries, drawn }) => [entries, drawn])).toEqual(
      second.entered > 0 ? [[second.entered, second.ofThem]] : [],
    );
    expect(drawnOf(rows, 'without_turn')).toEqual([second.drawn - second.ofThem]);
    const members = ofGroup(rows, 'member');
    expect(members).toMatchObject([
      { membership: 'Cellar', draws: 2, entries: 6 },
      { membership: 'Reserve', draws: 2, entries: 4 },
    ]);
    const before = [customers[0]!, customers[1]!].filter((one) => lucky.has(one)).length;
    expect(members[1]!.drawn).toBeGreaterThanOrEqual(before);
  });

  it('says how many fair draws end at least so far from the average', async () => {
    // In the draw of those who entered for the first time there was nobody else.
    const rows = await look();
    const asFar = (...groups: Fairness['group'][]) =>
      groups.flatMap((group) => ofGroup(rows, group).map(({ as_far }) => as_far));
    // In the draw of those who entered for the first time there was nobody else.
    expect(asFar('everybody', 'first_entry')).toEqual([null, null]);
    for (const as_far of asFar('first_third', 'last_third', 'had_ordered', 'member'))
      expect(as_far).toBeGreaterThan(10_000);
  });

  it('is of the days and the stores that are asked for', async () => {
    expect(await look({ from: '2026-11-20', until: '2026-11-22' })).toEqual([]);
    expect(ofGroup(await look({ from: '2026-11-26', until: all.until }), 'everybody')).toMatchObject([
      { draws: 1, entries: 4 },
    ]);
    expect(await look(all, mission)).toEqual([]);
    expect(ofGroup(await look(all, lincolnPark), 'everybody')).toMatchObject([{ draws: 2 }]);
  });

  it('is a table', async () => {
    const owner = await openTestPerson(shop, { role: 'owner', store_id: null });
    const { body, headers } = await fetchTable(shop, owner, exportFairness, {}, all);
    expect(headers['content-disposition']).toContain('lottery-fairness-2026-11-20-2026-12-31.csv');
    const [head, ...rows] = body.split('\r\n').filter(Boolean);
    expect(head).toBe('\ufeffGroup,Draws,Entries,Drawn,On average,As far in percent of fair draws');
    expect(rows[0]).toMatch(/^Entered among the first third,2,4,\d,1.67,[\d.]+$/);
    expect(rows.find((row) => row.startsWith('Reserve'))).toMatch(/^Reserve members today,2,4,/);
    expect(rows.at(-1)).toBe('Everybody,2,10,4,4.00,');
  });

  it('is not for clerks', async () => {
    const clerk = await openTestPerson(shop, { role: 'clerk', store_id: lincolnPark });
    await expect(clerk.call(listFairness, { query: all })).rejects.toMatchObject({ code: notAllowed.code });
  });
});
