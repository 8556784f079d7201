import { openShop } from './app/open-shop.js';
import { openLottery } from './features/lottery/index.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

/** Does for one lottery what is due, as the running shop does it every ten seconds. */
try {
  const id = Number(process.argv[2]);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new CannotStart('Name the number of a lottery: npm run lottery -- 42');
  const { shop, close } = await openShop(readSettings(process.env), {
    log: createLog('warn'),
    progress: say,
  });
  try {
    const state = await openLottery(shop).tend(id);
    if (!state) throw new CannotStart(`There is no lottery ${id}.`);
    say(`Lottery ${id} is ${state}.`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
