import { enterLottery, getLottery, leaveLottery, listLotteries, listLotteryTickets } from 'contract/lottery';
import { beforeAll, expect, it } from 'vitest';
import { days, hours } from '../../../platform/clock.js';
import type { Buyer } from '../../../testing/buyer.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';
import {
  announceTestLottery,
  claims,
  drawTestLottery,
  entrants,
  openTestLottery,
  tendAfter,
} from '../../../testing/test-lottery.js';

describeShop('entering a lottery', (shop) => {
  let ada: TestCustomer;
  let id: number;
  const at = (lottery: number) => ({ path: { id: String(lottery) } });
  const tells = (customer: TestCustomer, lottery: number) =>
    customer.call(getLottery, at(lottery)).then(({ entry_refusal }) => entry_refusal?.code);

  /** The page must give the same refusal before entering as the call does. */
  async function isRefused(customer: TestCustomer, lottery: number, status: number, code: string) {
    expect(await tells(customer, lottery)).toBe(code);
    await expect(customer.call(enterLottery, at(lottery))).rejects.toMatchObject({ status, code });
  }

  beforeAll(async () => {
    [ada] = (await entrants(shop, 1)) as [TestCustomer];
    id = await openTestLottery(shop);
  });

  it('gives one ticket, tells it by mail with what was published ahead, and shows it everywhere', async () => {
    const ticket = await ada.call(enterLottery, at(id));
    expect(ticket).toMatchObject({ status: 1, standing: 'entered', rank: null, claim_until: null });
    expect(ticket.ticket_no).toMatch(/^CH1-\d{4,}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const details = await ada.call(getLottery, at(id));
    expect(details).toMatchObject({ state: 'open', entries: 1, entries_exact: true, ticket });
    const list = await ada.call(listLotteries, { query: { store_id: '3', state: 'open' } });
    expect(list.data.find((each) => each.id === id)).toMatchObject({
      ticket,
      product: { brand: expect.any(String) },
    });
    const account = await ada.call(listLotteryTickets, { query: {} });
    expect(account.data[0]).toMatchObject({ ticket_no: ticket.ticket_no, status: 1 });
    const { text } = await shop.letterTo(ada.email);
    expect(text).toContain(ticket.ticket_no);
    expect(text).toContain(details.commitments.announced.seed_hash);
  });

  it('happens once, however often it is asked for', async () => {
    await isRefused(ada, id, 409, 'already_entered');
    const [bob] = (await entrants(shop, 1)) as [TestCustomer];
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => bob.call(enterLottery, at(id))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of asked)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'already_entered' });
    expect(await bob.call(listLotteryTickets, { query: {} })).toMatchObject({ total_rows: 1 });
  });

  it('can be taken back while the lottery is open, and done again with another ticket', async () => {
    const [cleo] = (await entrants(shop, 1)) as [TestCustomer];
    await expect(cleo.call(leaveLottery, at(id))).rejects.toMatchObject({ code: 'not_entered' });
    const first = await cleo.call(enterLottery, at(id));
    await cleo.call(leaveLottery, at(id));
    expect(await cleo.call(getLottery, at(id))).toMatchObject({ ticket: null, entry_refusal: null });
    expect((await cleo.call(enterLottery, at(id))).ticket_no).not.toBe(first.ticket_no);
    await cleo.call(leaveLottery, at(id));
  });

  it('takes one ticket from one mailbox or phone, whatever account they come from, and at once', async () => {
    const names = ['a.da@mailbox.example', 'ada+1@mailbox.example', 'Ada+2@mailbox.example'];
    const accounts = await Promise.all(names.map(async (email) => (await entrants(shop, 1, { email }))[0]!));
    const ends = await Promise.allSettled(accounts.map((each) => each.call(enterLottery, at(id))));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'person_entered' });

    const [one, other] = (await entrants(shop, 2)) as [TestCustomer, TestCustomer];
    const phones: [TestCustomer, string][] = [
      [one, '+1 415 555 0100'],
      [other, '(415) 555-0100'],
    ];
    for (const [{ id: customer }, phone] of phones)
      await shop.shop.write((tx) =>
        tx.updateTable('customer').set({ phone }).where('id', '=', customer).execute(),
      );
    await one.call(enterLottery, at(id));
    await expect(other.call(enterLottery, at(id))).rejects.toMatchObject({
      status: 409,
      code: 'person_entered',
    });
    const elsewhere = await openTestLottery(shop);
    await other.call(enterLottery, at(elsewhere));
  });

  it('needs a confirmed address', async () => {
    const [dan] = (await entrants(shop, 1, { confirmed: false })) as [TestCustomer];
    await isRefused(dan, id, 403, 'email_unconfirmed');
  });

  it('needs 21 years on the calendar of the store, to the day', async () => {
    const [young] = (await entrants(shop, 1, { dob: '2005-11-21' })) as [TestCustomer];
    await isRefused(young, id, 403, 'too_young');
    const evening = new Date('2026-11-21T05:30:00Z');
    expect(shop.clock.now() < evening).toBe(true);
    // In Chicago it is still the twentieth.
    shop.clock.set(evening);
    await isRefused(young, id, 403, 'too_young');
    shop.clock.set(new Date('2026-11-21T06:00:00Z'));
    expect(await tells(young, id)).toBeUndefined();
  });

  it('needs a licence that is known and good', async () => {
    const [eve] = (await shop.customers(1)) as [TestCustomer];
    await isRefused(eve, id, 403, 'licence_missing');
    const set = (license_exp_date: string) =>
      shop.shop.write((tx) =>
        tx.updateTable('customer').set({ license_exp_date }).where('id', '=', eve.id).execute(),
      );
    await set('2026-11-20');
    await isRefused(eve, id, 403, 'licence_expired');
    await set('2026-11-21');
    expect(await tells(eve, id)).toBeUndefined();
  });

  it('is closed where the law of the place allows no lottery', async () => {
    const inCalifornia = await openTestLottery(shop, { store_id: 1 });
    await isRefused(ada, inCalifornia, 403, 'lottery_not_allowed');
  });

  it('is possible at one store for one release', async () => {
    const release = 'a release of two stores';
    const [here, there] = [
      await openTestLottery(shop, { release }),
      await openTestLottery(shop, { release }),
    ];
    const [fay] = (await entrants(shop, 1)) as [TestCustomer];
    await fay.call(enterLottery, at(here));
    await isRefused(fay, there, 409, 'entered_elsewhere');
    await fay.call(leaveLottery, at(here));
    expect(await fay.call(enterLottery, at(there))).toMatchObject({ standing: 'entered' });
  });

  it('is closed elsewhere to who has won of the release, for good, and to an alternate until all is settled', async () => {
    const release = 'a release that was drawn at another store';
    const drawn = await drawTestLottery(shop, 3, { release });
    const there = await openTestLottery(shop, { release });
    const [winner, other] = drawn.winners as [Buyer, Buyer];
    const [alternate] = drawn.alternates as [TestCustomer];
    await claims(winner, drawn.id);
    for (const customer of [winner.customer, other.customer, alternate])
      await isRefused(customer, there, 409, 'entered_elsewhere');
    await shop.shop.write((tx) =>
      tx
        .updateTable('lottery_ticket')
        .set({ standing: 'handed_over' })
        .where('lottery_id', '=', drawn.id)
        .where('rank', 'is not', null)
        .execute(),
    );
    await tendAfter(shop, 0);
    await isRefused(winner.customer, there, 409, 'entered_elsewhere');
    expect(await alternate.call(enterLottery, at(there))).toMatchObject({ standing: 'entered' });
  });

  it('begins when it opens and ends when it closes', async () => {
    const [gil] = (await entrants(shop, 1)) as [TestCustomer];
    const soon = await announceTestLottery(shop);
    await isRefused(gil, soon, 409, 'lottery_not_open');
    await tendAfter(shop, hours(1));
    expect(await tells(gil, soon)).toBeUndefined();
    const ticket = await gil.call(enterLottery, at(soon));
    // The moment of the close has come, but no job has closed the lottery yet.
    shop.clock.advance(days(3));
    const [hal] = (await entrants(shop, 1)) as [TestCustomer];
    await isRefused(hal, soon, 409, 'lottery_closed');
    await expect(gil.call(leaveLottery, at(soon))).rejects.toMatchObject({ code: 'lottery_closed' });
    await tendAfter(shop, 0);
    await isRefused(hal, soon, 409, 'lottery_closed');
    expect(await gil.call(getLottery, at(soon))).toMatchObject({ state: 'closed', entries: 1, ticket });
  });

  it('is for lotteries that there are', async () => {
    for (const call of [enterLottery, leaveLottery, getLottery] as const)
      await expect(ada.call(call, at(999_999))).rejects.toMatchObject({ code: 'lottery_not_found' });
    await expect(ada.call(listLotteries, { query: { store_id: '99' } })).rejects.toMatchObject({
      code: 'store_not_found',
    });
  });
});
