import { readFileSync } from 'node:fs';
import { utcDay } from 'contract/platform/calendar';
import { openShop } from './app/open-shop.js';
import {
  importRules,
  listRules,
  listStaleRules,
  readRulesFile,
  rulesTable,
} from './features/fulfilment/index.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';
import type { Shop } from './platform/shop.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

const usage = `The rules of sale, with fees, slot plans and the days of the carrier:
  npm run rules -- list
  npm run rules -- import FILE      as demo/rules.json
  npm run rules -- stale            what was checked longer than a year ago`;

function fileNamed(name: string | undefined) {
  if (!name) throw new CannotStart(usage);
  try {
    return readRulesFile(readFileSync(name, 'utf8'));
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error;
    throw new CannotStart(`The file ${name} cannot be read.`);
  }
}

/** Reads the command's words before the shop is opened, so that a wrong one changes nothing. */
function asking([what, name, ...rest]: readonly string[]): (shop: Shop) => Promise<string> {
  if (rest.length > 0) throw new CannotStart(usage);
  if (what === 'import') {
    const file = fileNamed(name);
    return async (shop) => {
      const { added, fees, slotPlans } = await shop.write((tx) => importRules(tx, file));
      return `${added} rules are new; ${fees} fees and ${slotPlans} slot plans are those of the file.`;
    };
  }
  if (name !== undefined) throw new CannotStart(usage);
  if (what === 'list')
    return async (shop) => {
      const rules = await shop.read(listRules);
      return rules.length > 0
        ? rulesTable(rules)
        : 'There are no rules: nothing is delivered or shipped until some are imported.';
    };
  if (what === 'stale')
    return async (shop) => {
      const today = utcDay(shop.clock.now());
      const rules = await shop.read((db) => listStaleRules(db, today));
      return rules.length > 0 ? rulesTable(rules) : 'No rule was checked longer than a year ago.';
    };
  throw new CannotStart(usage);
}

try {
  const answer = asking(process.argv.slice(2));
  const { shop, close } = await openShop(readSettings(process.env), {
    log: createLog('warn'),
    progress: say,
  });
  try {
    say(await answer(shop));
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
