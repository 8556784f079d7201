import { openShop } from '../app/open-shop.js';
import { openLottery } from '../features/lottery/index.js';
import { standingClock } from '../platform/clock.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';

/** Takes a lottery as far as it goes, at the given moment, unless the process is killed before. */
const [, , id, moment] = process.argv;
const clock = standingClock(new Date(moment!));
const { shop, close } = await openShop(readSettings(process.env), { log: createLog('error'), clock });
await openLottery(shop).tend(Number(id));
await close();
