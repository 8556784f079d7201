import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { demoCatalogue } from '../../demo/catalogue/catalogue.js';
import { loadCardDesigns } from '../../demo/load-card-designs.js';
import { loadCatalogue } from '../../demo/load-catalogue.js';
import { loadStores } from '../../demo/load-demo.js';
import { systemClock } from '../platform/clock.js';
import { openDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrations.js';
import { createLog } from '../platform/log.js';

const log = createLog('error');

async function fill(where: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(where, systemClock, log);
  await migrate(database.kysely);
  await database.write(async (tx) => {
    await loadStores(tx);
    await loadCardDesigns(tx);
    await loadCatalogue(tx, demoCatalogue());
  });
  await database.close();
}

/** A migrated database with the five stores and their shelves, made once; each group of tests gets a copy. */
export async function makeEmbeddedTemplate() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'cellar-template-')), 'database');
  await fill({ folder });
  return folder;
}

export const templateName = 'cellar_template';

export async function runOn(server: string, statement: string) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function makePostgresTemplate(server: string) {
  await runOn(server, `drop database if exists ${templateName}`);
  await runOn(server, `create database ${templateName}`);
  await fill({ url: `${server}/${templateName}`, connections: 2 });
}
