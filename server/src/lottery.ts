import { openShop } from './app/open-shop.js';
import { openLottery, readAnnouncement } from './features/lottery/index.js';
import { CannotStart } from './platform/cannot-start.js';
import { createLog } from './platform/log.js';
import { readSettings } from './platform/settings.js';

const say = (words: string) => process.stdout.write(`${words}\n`);

/** Announces a lottery, or takes the due steps of one, as the running shop does every ten seconds. */
try {
  const [what = '', ...words] = process.argv.slice(2);
  const asked = what === 'announce' ? readAnnouncement(words) : undefined;
  const id = Number(what);
  if (!asked && (!Number.isSafeInteger(id) || id < 1))
    throw new CannotStart(
      'Name the number of a lottery: npm run lottery -- 42\nOr announce one: npm run lottery -- announce',
    );
  const { shop, close } = await openShop(readSettings(process.env), {
    log: createLog('warn'),
    progress: say,
  });
  try {
    const lotteries = openLottery(shop);
    const state = asked ? undefined : await lotteries.tend(id);
    if (asked) say(await lotteries.announceAsAsked(asked));
    else if (state) say(`Lottery ${id} is ${state}.`);
    else throw new CannotStart(`There is no lottery ${id}.`);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
