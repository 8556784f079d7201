import { getStore } from 'contract/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestShop } from '../testing/test-shop.js';

describe('metrics', () => {
  const shop = new TestShop('embedded');
  let page: string;
  beforeAll(async () => {
    await shop.open({ METRICS_PORT: '0', PORT: '0' });
    const address = await shop.whole.listen();
    const westLoop = { city_slug: 'chicago', store_slug: 'west-loop' };
    await shop.call(getStore, { path: westLoop });
    await fetch(`${address}/api/none`);
    page = await (await fetch(shop.whole.metricsAddress!)).text();
  });
  afterAll(() => shop.close());

  it('count requests by the pattern of their route, never by what was asked', () => {
    const route = '/api/e-com/stores/:city_slug/:store_slug';
    expect(page).toContain(
      `http_request_duration_seconds_count{method="GET",route="${route}",status="200"} 1`,
    );
    expect(page).toContain('route="/api/*",status="404"} 1');
    expect(page).not.toContain('west-loop');
  });

  it('show connections, jobs and the event loop', () => {
    expect(page).toMatch(/^database_connections\{state="idle"\} \d/m);
    expect(page).toMatch(/^jobs\{state="due"\} \d/m);
    expect(page).toMatch(/^jobs\{state="failed"\} 0$/m);
    expect(page).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('are not where the customers are', async () => {
    expect((await shop.app.inject('/metrics')).headers['content-type']).not.toContain('text/plain');
    expect((await fetch(shop.whole.metricsAddress!.replace('/metrics', '/api/e-com/stores'))).status).toBe(
      404,
    );
  });
});
