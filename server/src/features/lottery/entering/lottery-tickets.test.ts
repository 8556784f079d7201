import { logIn } from 'contract/auth';
import { listLotteries, listLotteryTickets } from 'contract/lottery';
import { demoCatalogue } from 'demo/catalogue/catalogue';
import { demoCustomers, loadCustomers } from 'demo/customers';
import { loadLotteries } from 'demo/load-lotteries';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../app/audit.js';
import { describeShop } from '../../../testing/describe-shop.js';

const [ada] = demoCustomers;

describeShop('lottery tickets', (shop) => {
  let headers = {};

  beforeAll(async () => {
    await shop.shop.write(async (tx) => {
      await loadCustomers(tx);
      await loadLotteries(tx, demoCatalogue().products, shop.shop.secretKey);
    });
    const body = { email: ada.email, password: 'cellar-door-demo' };
    headers = { authorization: `Bearer ${(await shop.call(logIn, { body })).token}` };
  });

  it('show what became of them: what can still win, what was handed over, and nothing else', async () => {
    const { data } = await shop.call(listLotteryTickets, { query: { pageSize: '100' } }, headers);
    const count = (status: number) => data.filter((ticket) => ticket.status === status).length;
    // Three lotteries are open, one is closed, two are drawn; of the settled ones some bottles were handed
    // over.
    expect(count(1)).toBe(6);
    expect(count(7)).toBeGreaterThanOrEqual(4);
    expect(count(0)).toBeGreaterThanOrEqual(8);
    expect(count(0) + count(1) + count(7)).toBe(24);
  });

  it('are listed ten to a page, the newest first, each once', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => shop.call(listLotteryTickets, { query: { page } }, headers)),
    );
    expect(pages[0]).toMatchObject({ page: 1, pageSize: 10, total_pages: 3, total_rows: 24 });
    const tickets = pages.flatMap(({ data }) => data);
    expect(new Set(tickets.map(({ ticket_no }) => ticket_no)).size).toBe(24);
    const moments = tickets.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(tickets[0]?.ticket_no).toMatch(/^(CH1|CH2|MI1)-\d{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are of true draws: the demo keeps every promise of a lottery', async () => {
    const lines: string[] = [];
    await shop.shop.read((db) => audit(db, (words) => void lines.push(words)));
    expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
    const { data } = await shop.call(listLotteries, { query: { store_id: '3' } }, headers);
    const states = new Set(data.map(({ state }) => state));
    expect(states.size).toBeGreaterThanOrEqual(3);
    for (const { state, entries } of data) if (state !== 'announced') expect(entries).toBeGreaterThan(15);
  });

  it('of a new customer are none', async () => {
    const somebody = await shop.customer();
    expect(await somebody.call(listLotteryTickets, { query: {} })).toMatchObject({ data: [], total_rows: 0 });
  });
});
