import { call } from 'browser/calls/call';
import { listStoreDistances } from 'contract/store-distances';

export const distancesFrom = (zip: string) => call(listStoreDistances, { query: { zip } });
