import { openShop } from '../server/dist/app/open-shop.js';
import { createLog } from '../server/dist/platform/log.js';
import { readSettings } from '../server/dist/platform/settings.js';

// It does not listen, so no job begins: what is due is done by the shop that gets a copy.
const shop = await openShop(readSettings(process.env), { log: createLog('warn') });
await shop.close();
