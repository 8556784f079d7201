import { logIn } from 'contract/auth';
import { listGiftCards } from 'contract/gift-cards';
import { listExpiringPoints, listLoyaltyPoints, listPointsEntries } from 'contract/loyalty';
import { listCreditEntries, listStoreCredits } from 'contract/store-credit';
import { audit } from 'server/app/audit';
import { describeShop } from 'server/testing/describe-shop';
import { expect, it } from 'vitest';
import { demoCatalogue } from './catalogue/catalogue.js';
import { loadCustomers } from './customers.js';
import { loadHistory } from './load-history.js';
import { loadOrders } from './load-orders.js';

describeShop('the history of the demo customers', (shop) => {
  const asAda = async () => {
    const body = { email: 'ada@cellar-door.example', password: 'cellar-door-demo' };
    const { token } = await shop.call(logIn, { body });
    return { authorization: `Bearer ${token}` };
  };

  it('fills every balance screen for several pages, and keeps every promise of the ledger', async () => {
    await shop.shop.write(async (tx) => {
      await loadCustomers(tx);
      await loadOrders(tx, demoCatalogue().products);
      await loadHistory(tx, shop.shop.secretKey);
    });
    const ada = await asAda();

    const points = await shop.call(listLoyaltyPoints, {}, ada);
    expect(points.length).toBeGreaterThanOrEqual(4);
    const pointsPages = (store_id: string) =>
      shop.call(listPointsEntries, { path: { store_id }, query: {} }, ada);
    expect((await pointsPages('1')).total_pages).toBeGreaterThanOrEqual(3);
    expect((await pointsPages('2')).total_pages).toBeGreaterThanOrEqual(2);

    const credits = await shop.call(listStoreCredits, {}, ada);
    expect(credits.length).toBeGreaterThanOrEqual(3);
    const credit = await shop.call(listCreditEntries, { path: { store_id: '1' }, query: {} }, ada);
    expect(credit.total_pages).toBeGreaterThanOrEqual(2);
    expect(credit.data.some(({ amount }) => amount < 0)).toBe(true);

    const { data: cards } = await shop.call(listGiftCards, { query: { pageSize: '100' } }, ada);
    expect(cards.length).toBeGreaterThanOrEqual(35);
    const today = '2026-11-20';
    const counts = {
      active: cards.filter(({ status }) => status === 1).length,
      yetToCome: cards.filter(({ delivery_date }) => delivery_date > today).length,
      expired: cards.filter(({ remaining_validity_days }) => remaining_validity_days === 0).length,
      usedUp: cards.filter(
        ({ status, delivery_date, remaining_validity_days }) =>
          status === 0 && delivery_date <= today && remaining_validity_days !== 0,
      ).length,
    };
    for (const [state, count] of Object.entries(counts)) expect(count, state).toBeGreaterThanOrEqual(4);

    const lines: string[] = [];
    const broken = await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    expect(broken, lines.join('\n')).toBe(0);
  });

  it('has points that expire soon, and has let none stand that expired: the shop finds nothing to do', async () => {
    const ada = await asAda();
    const points = () => shop.call(listPointsEntries, { path: { store_id: '5' }, query: {} }, ada);
    const before = await points();
    expect(before.balance).toBe(1_000);
    expect(before.data.filter(({ reason }) => reason === 'Expired')).toHaveLength(2);
    expect(await shop.call(listExpiringPoints, {}, ada)).toEqual([
      { store_id: 5, store_name: 'Cellar Door Coral Gables', points: 250, expire_on: '2026-12-10' },
    ]);
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    expect(await points()).toEqual(before);
    const { subject } = await shop.letterTo('ada@cellar-door.example');
    expect(subject).toBe('250 points expire on December 10, 2026');
  });

  it('is the same at every start, also the codes', async () => {
    const { data: cards } = await shop.call(listGiftCards, { query: { pageSize: '100' } }, await asAda());
    expect(cards.find(({ delivery_date }) => delivery_date === '2026-11-08')).toMatchObject({
      gift_card_code: '7B03-0D22-4K4Q-AMBJ',
    });
  });
});
