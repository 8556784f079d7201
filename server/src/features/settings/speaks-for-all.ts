import { notAllowed } from 'contract/staff';
import { refuse } from '../../platform/refuse.js';
import type { StaffAsker } from '../staff/index.js';

/** Settings that hold at all stores are only for those who may speak for all of them. */
export function checkSpeaksForAll({ roles }: StaffAsker) {
  if (!roles.holds('terms.change', null)) throw refuse(notAllowed);
}
