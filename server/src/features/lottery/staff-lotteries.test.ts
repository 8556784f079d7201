import { enterLottery, getLottery } from 'contract/lottery';
import {
  announceLottery,
  callLotteryOff,
  dropLotteryDraft,
  getHeldLottery,
  getLotteryDraft,
  listHeldLotteries,
  listLotteryBottles,
  listLotteryDrafts,
  listLotteryTurns,
  saveLotteryDraft,
  writeWinnerAgain,
} from 'contract/lottery/lotteries.staff';
import { getLotteryRecord } from 'contract/lottery-record';
import type { Sent } from 'contract/platform/endpoint';
import { listActs } from 'contract/staff/acts';
import { beforeAll, expect, it } from 'vitest';
import { days, hours } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { shelfOf } from '../../testing/buyer.js';
import { describeShop } from '../../testing/describe-shop.js';
import type { TestCustomer } from '../../testing/test-customer.js';
import { claims, drawTestLottery, entrants, openTestLottery, tendAfter } from '../../testing/test-lottery.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';

const lincolnPark = 3;
const here = { store_id: `${lincolnPark}` };

describeShop('lotteries in the hands of staff', (shop) => {
  let olive: TestPerson;
  let product_id: number;
  /** Days pass in this test, longer than a session lasts. */
  const comesIn = async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  };
  beforeAll(async () => {
    await comesIn();
    const bottles = await olive.call(listLotteryBottles, { path: here });
    product_id = bottles.find(({ free }) => free >= 3)!.id;
  });

  type Plan = Sent<typeof saveLotteryDraft>['body']['plan'];
  const plan = (more: Partial<Plan> = {}): Plan => ({
    product_id,
    bottles: 2,
    price: 310.5,
    opens: { day: '2027-01-10', time: '10:00' },
    closes: { day: '2027-01-14', time: '20:00' },
    claim_hours: 24,
    ticket_prefix: 'CH1',
    name: 'The last two',
    rules: null,
    release: null,
    ...more,
  });
  const save = (id: string, more: Partial<Plan> = {}, seen: number | null = null) =>
    olive.call(saveLotteryDraft, { path: { ...here, id }, body: { plan: plan(more), seen } });
  const announce = (id: string, seen: number) =>
    olive.call(announceLottery, { path: { ...here, id }, body: { seen } });
  const held = (id: number) => olive.call(getHeldLottery, { path: { ...here, id: `${id}` } });
  const callOff = (id: number) =>
    olive.call(callLotteryOff, {
      path: { ...here, id: `${id}` },
      body: { because: 'The case arrived corked.' },
    });
  const acts = async (thing_id: string, thing = 'lottery') =>
    (await olive.call(listActs, { query: { thing, thing_id } })).data.map(({ kind, why }) => [kind, why]);
  const reserved = async () => (await shelfOf(shop, lincolnPark, product_id)).held;

  it('are a draft that nobody sees, and that the second of two writers does not write over', async () => {
    const id = newId(shop.clock.now());
    await save(id);
    await save(id, { bottles: 3 }, 1);
    await expect(save(id, {}, 1)).rejects.toMatchObject({ code: 'draft_overtaken' });
    await expect(announce(id, 1)).rejects.toMatchObject({ code: 'draft_overtaken' });
    const draft = await olive.call(getLotteryDraft, { path: { ...here, id } });
    expect(draft).toMatchObject({
      version: 2,
      bottles: 3,
      opens_at: '2027-01-10T16:00:00.000Z',
      rules: expect.stringContaining('24 hours to claim'),
      in_the_way: null,
    });
    await olive.call(dropLotteryDraft, { path: { ...here, id } });
    const { data } = await olive.call(listLotteryDrafts, { path: here, query: {} });
    expect(data).toEqual([]);
    expect(await acts(id, 'lottery_draft')).toEqual([
      ['lottery_draft_dropped', null],
      ['lottery_drafted', null],
    ]);
  });

  it('become a lottery once, with the bottles set aside and its promise published', async () => {
    const before = await reserved();
    const draft = newId(shop.clock.now());
    await save(draft);
    const { id } = await announce(draft, 1);
    expect(await reserved()).toBe(before + 2);
    await expect(announce(draft, 1)).rejects.toMatchObject({ code: 'draft_not_found' });
    const lottery = await held(id);
    expect(lottery).toMatchObject({ state: 'announced', price: 31_050, claim_hours: 24 });
    const { commitments } = await shop.call(getLotteryRecord, { path: { id: `${id}` } });
    expect(lottery.commitments).toEqual(commitments);
    expect(await acts(`${id}`)).toEqual([['lottery_announced', null]]);
    await allIsRight(shop);
  });

  it.each([
    [{ opens: { day: '2020-01-10', time: '10:00' } }, 'opens_too_soon'],
    [{ bottles: 9_999 }, 'too_few_bottles'],
  ])('are kept and not announced while something is in the way: %o', async (more, code) => {
    const id = newId(shop.clock.now());
    await save(id, more);
    const draft = await olive.call(getLotteryDraft, { path: { ...here, id } });
    expect(draft.in_the_way).not.toBeNull();
    await expect(announce(id, 1)).rejects.toMatchObject({ code });
    await olive.call(dropLotteryDraft, { path: { ...here, id } });
  });

  it('are of bottles that are sold by lottery alone', async () => {
    const id = newId(shop.clock.now());
    await expect(save(id, { product_id: 1 })).rejects.toMatchObject({ code: 'bottle_sold_freely' });
    await expect(save(id, { product_id: 999_999 })).rejects.toMatchObject({ code: 'bottle_not_carried' });
  });

  it('are called off before the draw: the bottles go back, and everybody reads why', async () => {
    const before = await reserved();
    const [ada, bob] = (await entrants(shop, 2)) as [TestCustomer, TestCustomer];
    const id = await openTestLottery(shop, { product_id, name: 'Corked' });
    await comesIn();
    const path = { path: { id: `${id}` } };
    await ada.call(enterLottery, path);
    await callOff(id);
    await callOff(id);
    expect(await reserved()).toBe(before);
    await shop.runJobs();
    const letters = (await shop.letters()).filter(({ subject }) => subject === 'Called off: Corked');
    expect(letters.map(({ to }) => to)).toEqual([ada.email]);
    await expect(bob.call(enterLottery, path)).rejects.toMatchObject({ code: 'lottery_called_off' });
    expect((await ada.call(getLottery, path)).ticket).toMatchObject({ standing: 'called_off', status: 0 });
    expect(await shop.call(getLotteryRecord, path)).toMatchObject({
      lottery: { state: 'called_off' },
      called_off: { because: 'The case arrived corked.' },
      commitments: { drawn: null },
    });
    await tendAfter(shop, days(4));
    await comesIn();
    expect((await held(id)).state).toBe('called_off');
    expect(await acts(`${id}`)).toEqual([['lottery_called_off', 'The case arrived corked.']]);
    await allIsRight(shop);
  });

  it('tell who has won and what became of it, and write to a winner again while the turn lasts', async () => {
    const { id, winners } = await drawTestLottery(shop, 3, { product_id, name: 'Watched' });
    await comesIn();
    const path = { ...here, id: `${id}` };
    await claims(winners[0]!, id);
    const { data } = await olive.call(listLotteryTurns, { path, query: {} });
    expect(data.map(({ rank, standing }) => [rank, standing])).toEqual([
      [1, 'claimed'],
      [2, 'won'],
    ]);
    expect(data[0]!.customer.id).toBe(winners[0]!.id);
    const again = (rank: number) => olive.call(writeWinnerAgain, { path: { ...path, rank: `${rank}` } });
    const toSecond = async () => {
      await shop.runJobs();
      const letters = await shop.letters();
      return letters.filter(({ to, subject }) => to === winners[1]!.customer.email && /won/.test(subject))
        .length;
    };
    expect(await toSecond()).toBe(1);
    await again(2);
    expect(await toSecond()).toBe(2);
    await expect(again(3)).rejects.toMatchObject({ code: 'turn_is_over' });
    await expect(callOff(id)).rejects.toMatchObject({ code: 'drawn_already' });
    shop.clock.advance(hours(49));
    await comesIn();
    await expect(again(2)).rejects.toMatchObject({ code: 'turn_is_over' });
  });

  it('are listed by how far they have come, and those of another store are missing', async () => {
    const listed = async (show: 'announced' | 'open' | 'drawn' | 'called_off') =>
      (await olive.call(listHeldLotteries, { path: here, query: { show } })).data.map(({ name }) => name);
    expect(await listed('drawn')).toContain('Watched');
    expect(await listed('called_off')).toEqual(['Corked']);
    expect(await listed('announced')).toContain('The last two');
    const { data } = await olive.call(listHeldLotteries, { path: here, query: { show: 'called_off' } });
    const id = data[0]!.id;
    const elsewhere = olive.call(getHeldLottery, { path: { store_id: '4', id: `${id}` } });
    await expect(elsewhere).rejects.toMatchObject({ code: 'lottery_not_found' });
  });
});
