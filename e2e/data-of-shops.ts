import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOn } from '../server/src/testing/run-on';

/** Where a shop of the journeys keeps everything, and what tells it so. */
export type ShopData = { env: Record<string, string>; remove: () => Promise<void> };

let made = 0;

/** A folder of its own, and a database of its own on the journeys' PostgreSQL: a copy of this one. */
async function onPostgres(server: string, template: string, kept?: string): Promise<ShopData> {
  const { env, remove } = embedded(kept);
  const name = `shop_${process.pid}_${++made}`;
  await runOn(server, `create database ${name} template ${template}`);
  return {
    env: { ...env, DEMO: '1', DATABASE_URL: `${server}/${name}` },
    remove: async () => {
      await runOn(server, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

function embedded(kept?: string): ShopData {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-e2e-'));
  if (kept) cpSync(kept, folder, { recursive: true });
  return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** The demo on the embedded database, as `npm start` serves it. */
export const embeddedDemo = () => embedded(process.env.E2E_DEMO);

/** The demo on PostgreSQL, where this machine has it: such a shop starts in a third of the time. */
export async function ownDemo() {
  const { E2E_POSTGRES: server, E2E_DEMO_ON_POSTGRES: kept } = process.env;
  return server ? onPostgres(server, 'demo', kept) : embeddedDemo();
}

/** Nothing at all, as an owner begins. */
export async function noData() {
  const { E2E_POSTGRES: server } = process.env;
  return server ? onPostgres(server, 'template1') : embedded();
}
