import { getStore } from 'contract/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../platform/clock.js';
import { TestShop } from '../../testing/test-shop.js';

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
    expect(page).toMatch(/^database_serves 1$/m);
    expect(page).toMatch(/^database_connections_made_total \d+$/m);
    expect(page).toMatch(/^database_connections_lost_total 0$/m);
    expect(page).toMatch(/^jobs\{kind="send-letter",lane="letters",state="due"\} \d/m);
    expect(page).toMatch(/^jobs\{kind="call-payment-provider",lane="money and stock",state="failed"\} 0$/m);
    expect(page).toMatch(/^job_oldest_age_seconds\{kind="send-letter",lane="letters"\} 0$/m);
    expect(page).toMatch(/^job_oldest_age_seconds\{kind="lapse-holds",lane="money and stock"\} 0$/m);
    expect(page).toMatch(/^job_lane_paused\{lane="letters"\} 0$/m);
    expect(page).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(page).toMatch(/^backup_newest_timestamp_seconds 0$/m);
    expect(page).toMatch(/^backup_proven_timestamp_seconds 0$/m);
  });

  it('tell when a kind of job was last done, and since when the oldest waits', async () => {
    const { clock } = shop;
    const said = async (name: string) => {
      const now = await (await fetch(shop.whole.metricsAddress!)).text();
      return now
        .split('\n')
        .find((line) => line.startsWith(`${name}{kind="tend-lotteries",`))
        ?.split(' ')
        .at(-1);
    };
    while ((await said('job_last_success_timestamp_seconds')) === undefined);
    expect(Number(await said('job_last_success_timestamp_seconds'))).toBe(clock.now().getTime() / 1000);
    await shop.whole.jobs.stop();
    clock.advance(minutes(5));
    expect(Number(await said('job_oldest_age_seconds'))).toBe(290);
  });

  it('are not where the customers are', async () => {
    expect((await shop.app.inject('/metrics')).headers['content-type']).not.toContain('text/plain');
    expect((await fetch(shop.whole.metricsAddress!.replace('/metrics', '/api/e-com/stores'))).status).toBe(
      404,
    );
  });
});
