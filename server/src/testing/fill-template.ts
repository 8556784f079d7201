import { demoCatalogue } from 'demo/catalogue/catalogue';
import { loadCardDesigns } from 'demo/load-card-designs';
import { loadCatalogue } from 'demo/load-catalogue';
import { loadRules } from 'demo/load-rules';
import { loadStores } from 'demo/load-stores';
import { systemClock } from '../platform/clock.js';
import { openDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrations.js';
import type { Where } from '../platform/database/start-trouble.js';
import { createLog } from '../platform/log.js';

/** A migrated database with the five stores and their shelves, with which each group of tests begins. */
const where = JSON.parse(process.argv[2]!) as Where;
const database = await openDatabase(where, systemClock, createLog('error'));
await migrate(database.kysely);
await database.write(async (tx) => {
  await loadStores(tx);
  await loadRules(tx);
  await loadCardDesigns(tx);
  await loadCatalogue(tx, demoCatalogue());
});
if (database.embedded) {
  // The templates from which PostgreSQL makes further databases are two thirds of the files of each copy.
  for (const name of ['template0', 'template1']) {
    await database.pool.query(`alter database ${name} is_template false`);
    await database.pool.query(`drop database ${name}`);
  }
}
await database.close();
