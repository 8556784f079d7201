import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openShop } from '../../app/open-shop.js';
import { later, minutes, standingClock } from '../../platform/clock.js';
import type { Uuid } from '../../platform/ids.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import { scriptOf } from '../../testing/run-server.js';
import { copyTemplate, dropCopy } from '../../testing/templates.js';
import { TestStripe } from '../../testing/test-stripe.js';
import { openPayments } from './index.js';

const flags = scriptOf('pay-until-killed');

describe.each(['embedded', 'postgresql'] as const)('a process killed while it pays, on %s', (kind) => {
  const stripe = new TestStripe();
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-killed-'));
  const name = `killed_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  let variables: Record<string, string>;

  beforeAll(async () => {
    if (kind === 'embedded')
      cpSync(inject('embeddedTemplate'), path.join(folder, 'database'), { recursive: true });
    else if (server) await copyTemplate(name);
    variables = {
      DATA_DIR: folder,
      DEMO: '1',
      STRIPE_SECRET_KEY: 'sk_test_cellar',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: await stripe.start(),
      ...(kind === 'postgresql' && { DATABASE_URL: `${server}/${name}` }),
    };
  });
  afterAll(async () => {
    await stripe.stop();
    rmSync(folder, { recursive: true, force: true });
    if (kind === 'postgresql' && server) await dropCopy(name);
  });

  /** Kills the process after the provider has done what was asked, but before it has answered. */
  async function killedAt(request: RegExp, ...words: string[]): Promise<Uuid> {
    const env = { PATH: process.env.PATH, ...variables };
    const child = spawn(process.execPath, [...flags, ...words], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stripe.losesAnswer = (asked) => request.test(asked) && child.kill('SIGKILL');
    const said = text(child.stdout!);
    const signal = await new Promise((ended) => child.once('close', (_code, by) => ended(by)));
    stripe.losesAnswer = () => false;
    expect(signal).toBe('SIGKILL');
    return (await said).trim();
  }

  /** The shop started again, three minutes later. */
  async function startedAgain(payment: Uuid, then: 'capture' | 'nothing') {
    const clock = standingClock(later(new Date(), minutes(3)));
    const shop = await openShop(readSettings(variables), { log: createLog('error'), clock });
    const payments = await openPayments(shop.shop, async () => async () => {});
    const runJobs = async () => {
      while ((await shop.jobs.runDue()) > 0);
    };
    try {
      await shop.jobs.schedule();
      await runJobs();
      const found = (await shop.shop.read((db) => payments.find(db, payment)))!;
      if (then === 'capture') {
        stripe.pay(payment);
        await payments.lookUp(payment);
        await shop.shop.write((tx) => payments.askCapture(tx, payment));
        await runJobs();
      }
      return found;
    } finally {
      await shop.close();
    }
  }

  it.skipIf(kind === 'postgresql' && !server)(
    'leaves one session and one refund, and both are found again',
    async () => {
      const id = await killedAt(/sessions$/);
      expect(await startedAgain(id, 'capture')).toMatchObject({
        status: 'waiting',
        redirect_url: expect.stringContaining('checkout.stripe.test'),
      });
      await killedAt(/refunds$/, id);
      expect(await startedAgain(id, 'nothing')).toMatchObject({ captured: 9_000, refunded: 1_000 });
      expect(stripe.sessionOf(id).payment_intent?.latest_charge?.amount_refunded).toBe(1_000);
      expect(stripe.asked.filter(({ path }) => path.endsWith('/refunds'))).toHaveLength(1);
    },
    120_000,
  );
});
