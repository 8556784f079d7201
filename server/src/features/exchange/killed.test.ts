import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openShop } from '../../app/open-shop.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { enqueue } from '../../platform/jobs/job.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import { allIsRight } from '../../testing/all-is-right.js';
import { scriptOf } from '../../testing/run-server.js';
import { copyTemplate, dropCopy } from '../../testing/templates.js';
import { applyPieceJob } from './in/apply-import.js';

const flags = scriptOf('apply-until-killed');

/** Four whole pieces and a part of one. */
const rows = 2_300;
const mission = 1;

/** A file that was checked, and that somebody has just had applied: each row brings one bottle. */
async function pressApply(tx: Transaction) {
  const id = newId(tx.now);
  const person_id = newId(tx.now);
  await tx
    .insertInto('staff_person')
    .values({
      id: person_id,
      name: 'Mia Testino',
      email: 'mia@example.com',
      password_hash: 'none',
      created_at: tx.now,
    })
    .execute();
  const shelves = await tx
    .selectFrom('store_product')
    .select('product_id')
    .where('store_id', '=', mission)
    .execute();
  await tx
    .insertInto('sheet_import')
    .values({
      id,
      sheet: 'stock',
      store_id: mission,
      person_id,
      file_name: 'delivery.csv',
      state: 'applying',
      header: ['number', 'on_hand'],
      decimal: '.',
      begun_at: tx.now,
    })
    .execute();
  const asked = Array.from({ length: rows }, (_, n) => ({
    product_id: shelves[n % shelves.length]!.product_id,
    quantity: 1,
    place: null,
  }));
  await tx
    .insertInto('sheet_import_row')
    .values(
      asked.map((one, n) => ({
        import_id: id,
        number: n + 2,
        cells: [],
        outcome: 'changed' as const,
        asked: JSON.stringify(one),
      })),
    )
    .execute();
  await enqueue(tx, applyPieceJob, { id });
  return id;
}

describe.each(['embedded', 'postgresql'] as const)(
  'a process killed while it applies a file, on %s',
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

    const standing = ({ shop }: Open, id: Uuid) =>
      shop.read(async (db) => ({
        ...(await db
          .selectFrom('sheet_import')
          .select(['state', 'applied_to'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()),
        brought: (
          await db
            .selectFrom('stock_movement')
            .select('quantity')
            .where('why', '=', 'Import of delivery.csv')
            .execute()
        ).length,
        acts: (
          await db.selectFrom('staff_act').select('after').where('kind', '=', 'sheet_imported').execute()
        ).map(({ after }) => JSON.parse(after!)),
      }));

    /** The shop waits for two minutes before it takes a job from a process that has fallen silent. */
    const waitForTheLease = ({ shop }: Open) =>
      shop.write((tx) => tx.updateTable('job').set({ taken_until: null }).execute());

    it.skipIf(kind === 'postgresql' && !server)(
      'leaves whole pieces, and the next one goes on exactly behind them',
      async () => {
        const id = await inTheShop(({ shop }) => shop.write(pressApply));
        await killed('before its commit');
        await inTheShop(async (shop) => {
          expect(await standing(shop, id)).toEqual({
            state: 'applying',
            applied_to: 501,
            brought: 500,
            acts: [],
          });
          await waitForTheLease(shop);
        });
        await killed('after its commit');
        await inTheShop(async (shop) => {
          expect(await standing(shop, id)).toEqual({
            state: 'applying',
            applied_to: 1501,
            brought: 1500,
            acts: [],
          });
          while ((await shop.jobs.runDue()) > 0);
          expect(await standing(shop, id)).toMatchObject({
            state: 'applied',
            brought: rows,
            acts: [{ file_name: 'delivery.csv', applied: rows, not_applied: 0 }],
          });
          await allIsRight(shop);
        });
      },
    );
  },
);
