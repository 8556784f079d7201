import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nothingFailed, retryFailed, showOperation } from 'contract/operation.staff';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { sendLetter } from '../../platform/mail/letter.js';
import { describeShop } from '../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../testing/test-staff.js';
import { openPayments } from '../payments/index.js';

const letter = { to: 'ada@wine.test', subject: 'Hello', greeting: 'Hello Ada', paragraphs: ['Hello.'] };

describeShop('the page of operation', (shop) => {
  let owner: TestPerson;
  beforeAll(async () => {
    owner = await openTestPerson(shop, { role: 'owner', store_id: null });
  });
  const seen = (person = owner) => person.call(showOperation, {});
  const giveUpLetters = () =>
    shop.shop.write((tx) =>
      sql`update job set failed_at = ${tx.now}, attempts = 30, last_error = 'The mail server answered 451.'
          where kind = 'send-letter'`.execute(tx),
    );

  it('tells what runs, and that nothing was copied or audited yet', async () => {
    expect(await seen()).toMatchObject({
      versions: {
        shop: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        node: process.version,
        database: expect.stringMatching(/^PostgreSQL \d+/),
      },
      failed: [],
      letters: { waiting: 0, oldest: null },
      payments: { total: 0, first: [] },
      stale_rules: { count: 0, states: [] },
      audit: null,
      backup: { newest: null, proven: null },
    });
  });

  it('tells when the shop was last audited, and how that went', async () => {
    const at = shop.clock.now();
    writeFileSync(path.join(shop.dataFolder, 'audited.json'), JSON.stringify({ at, broken: 2 }));
    expect((await seen()).audit).toEqual({ at: at.toISOString(), broken: 2 });
    writeFileSync(path.join(shop.dataFolder, 'audited.json'), '{');
    expect((await seen()).audit).toBeNull();
  });

  it('lets what was given up be tried again, and keeps a record of it', async () => {
    await shop.shop.write(async (tx) => {
      await sendLetter(tx, letter);
      await sendLetter(tx, letter);
    });
    const now = shop.clock.now().toISOString();
    expect((await seen()).letters).toEqual({ waiting: 2, oldest: now });
    await giveUpLetters();
    expect(await seen()).toMatchObject({
      failed: [{ kind: 'send-letter', count: 2, latest: now, error: 'The mail server answered 451.' }],
      letters: { waiting: 0 },
    });
    await owner.call(retryFailed, { body: { kind: 'send-letter' } });
    expect((await seen()).failed).toEqual([]);
    const acts = await shop.shop.read((db) =>
      db.selectFrom('staff_act').selectAll().where('thing', '=', 'job').execute(),
    );
    expect(acts).toMatchObject([
      { person_id: owner.id, kind: 'failed_work_retried', thing_id: 'send-letter', after: '{"count":2}' },
    ]);
    await shop.runJobs();
    expect((await shop.letters()).filter(({ to }) => to === letter.to)).toHaveLength(2);
  });

  it('refuses to try again what has not failed', async () => {
    const refused = owner.call(retryFailed, { body: { kind: 'send-letter' } });
    await expect(refused).rejects.toMatchObject({ status: 404, code: nothingFailed.code });
  });

  it('tells of money in trouble, to an owner of one store that of this store', async () => {
    const payments = await openPayments(shop.shop, async () => async () => {});
    const returnUrl = 'https://shop.test/';
    await shop.shop.write((tx) =>
      payments.start(tx, { storeId: 1, orderId: newId(tx.now), amount: 9_050, returnUrl }),
    );
    shop.clock.advance(minutes(16));
    const other = await openTestPerson(shop, { role: 'owner', store_id: 2 });
    const own = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    expect((await seen(other)).payments).toEqual({ total: 0, first: [] });
    expect((await seen(own)).payments).toMatchObject({
      total: 1,
      first: [{ store_id: 1, order_number: null, amount: 9_050, trouble: 'undecided' }],
    });
  });

  it('names the states whose rules nobody has checked for a year', async () => {
    shop.clock.advance(days(500));
    const later = await openTestPerson(shop, { role: 'owner', store_id: null });
    const { count, states } = (await seen(later)).stale_rules;
    expect(count).toBeGreaterThan(states.length);
    expect(states).toContain('CA');
  });
});
