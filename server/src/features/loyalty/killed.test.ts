import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openShop } from '../../app/open-shop.js';
import { days, later } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import type { Shop } from '../../platform/shop.js';
import { scriptOf } from '../../testing/run-server.js';
import { copyTemplate, dropCopy } from '../../testing/templates.js';
import { postAll } from '../ledger/index.js';
import { warnOfPointsThatExpire } from './warn-of-points.js';

const flags = scriptOf('warn-until-killed');

/** At this store points last a year; this many holders fill three pages of the job. */
const coralGables = 5;
const holders = 250;

async function letPointsBecomeOld(tx: Transaction) {
  const customers = Array.from({ length: holders }, (_, n) => ({
    id: newId(tx.now),
    first_name: 'Vera',
    last_name: 'Holm',
    email: `holder-${n}@example.com`,
    dob: '1984-03-09',
    password_hash: 'none',
    accepted_terms_at: tx.now,
    marketing: false,
    email_confirmed_at: tx.now,
    created_at: tx.now,
  }));
  await tx.insertInto('customer').values(customers).execute();
  await postAll(
    tx,
    customers.map(({ id: ownerId }) => ({
      storeId: coralGables,
      reason: 'goodwill',
      about: newId(tx.now),
      at: later(tx.now, -days(345)),
      moves: [
        { account: { kind: 'points', ownerId }, amount: 100 },
        { account: { kind: 'points_issued' }, amount: -100 },
      ],
    })),
  );
}

describe.each(['embedded', 'postgresql'] as const)(
  'a process killed while it tells of points, on %s',
  (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cellar-killed-'));
    const name = `killed_${randomBytes(6).toString('hex')}`;
    const server = inject('postgresUrl');
    const variables = {
      DATA_DIR: folder,
      DEMO: '1',
      ...(kind === 'postgresql' && { DATABASE_URL: `${server}/${name}` }),
    };

    beforeAll(async () => {
      if (kind === 'embedded')
        cpSync(inject('embeddedTemplate'), path.join(folder, 'database'), { recursive: true });
      else if (server) await copyTemplate(name);
    });
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      if (kind === 'postgresql' && server) await dropCopy(name);
    });

    type Open = Awaited<ReturnType<typeof openShop>>;
    async function inTheShop<T>(work: (shop: Open) => Promise<T>) {
      const shop = await openShop(readSettings(variables), { log: createLog('error') });
      try {
        return await work(shop);
      } finally {
        await shop.close();
      }
    }

    async function killed(moment: 'before its commit' | 'after its commit') {
      const env = { PATH: process.env.PATH, ...variables };
      const child = spawn(process.execPath, [...flags, moment], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      expect(await new Promise((ended) => child.once('close', (_code, by) => ended(by)))).toBe('SIGKILL');
    }

    /** The recipients of the letters that wait; none is sent meanwhile. */
    const written = (shop: Shop) =>
      shop.read(async (db) => {
        const jobs = db.selectFrom('job').select('payload').where('kind', '=', 'send-letter');
        return (await jobs.execute()).map(({ payload }) => (payload as { to: string }).to);
      });

    it.skipIf(kind === 'postgresql' && !server)(
      'leaves whole pages, and the job tells all others once',
      async () => {
        await inTheShop(({ shop }) => shop.write(letPointsBecomeOld));
        await killed('before its commit');
        await killed('after its commit');
        await inTheShop(async ({ shop }) => {
          // Each process wrote one page: the second page of the first process was undone.
          expect(await written(shop)).toHaveLength(200);
          await warnOfPointsThatExpire(shop);
          const all = Array.from({ length: holders }, (_, n) => `holder-${n}@example.com`);
          expect((await written(shop)).sort()).toEqual(all.sort());
        });
      },
    );
  },
);
