import { openShop } from 'server/app/open-shop';
import { openLottery } from 'server/features/lottery';
import { standingClock } from 'server/platform/clock';
import { createLog } from 'server/platform/log';
import { readSettings } from 'server/platform/settings';

/** Takes a lottery as far as it goes, at the given moment, unless the process is killed before. */
const [, , id, moment] = process.argv;
const clock = standingClock(new Date(moment!));
const { shop, close } = await openShop(readSettings(process.env), { log: createLog('error'), clock });
await openLottery(shop).tend(Number(id));
await close();
