import { useMe } from '../../../platform/me';

/** Only those who may change the home at every store change what all stores show. */
export const useSpeaksForAll = () => useMe().keys.includes('promotions.change');
