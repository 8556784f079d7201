import { openShop } from '../server/dist/app/open-shop.js';
import { asking, askShop } from '../server/dist/app/staff-command.js';
import { openLottery } from '../server/dist/features/lottery/index.js';
import { createLog } from '../server/dist/platform/log.js';
import { readSettings } from '../server/dist/platform/settings.js';

/**
 * The built shop, with a clock that the journey moves: it asks by messages to this process, which nobody but
 * the one who started it can send. The shop itself knows of no such thing.
 */
const hour = 3_600_000;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const settings = readSettings(process.env);
const shop = await openShop(settings, {
  log: createLog('warn'),
  clock,
  webFolder: process.env.E2E_WEB_FOLDER,
});

const answers = {
  /** So many hours later than now; what is due then is done. */
  async later({ hours }) {
    ahead += hours * hour;
    shop.jobs.wake();
  },
  /** Opens in an hour and closes a day later. */
  announce: (lottery) =>
    shop.shop.write((tx) =>
      openLottery(shop.shop).announce(tx, {
        ...lottery,
        opens_at: new Date(tx.now.getTime() + hour),
        closes_at: new Date(tx.now.getTime() + 25 * hour),
      }),
    ),
  /** What somebody in the store types: README, "npm run order". */
  staff: ({ words }) => {
    const where = { ...settings, staffPort: shop.staffApp.server.address().port };
    return askShop(where, shop.shop.secretKey, asking(words), clock);
  },
};

process.on('message', async ({ id, ask, ...about }) => {
  try {
    process.send({ id, answer: await answers[ask](about) });
  } catch (error) {
    process.send({ id, trouble: String(error) });
  }
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)));
const address = await shop.listen();
process.send({ address, staffAddress: shop.shop.staffUrl() });
