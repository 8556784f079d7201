import { notAllowed } from 'contract/staff';
import { refuse } from '../../platform/refuse.js';
import type { StaffAsker } from '../staff/index.js';

/** What holds at all stores is for those who answer for all of them. */
export function checkSpeaksForAll({ roles }: StaffAsker) {
  if (!roles.holds('terms.change', null)) throw refuse(notAllowed);
}
