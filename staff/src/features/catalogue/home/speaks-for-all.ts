import { useMe } from '../../../platform/me';

/** What all stores show is changed by those who may in all of them. */
export const useSpeaksForAll = () => useMe().keys.includes('promotions.change');
