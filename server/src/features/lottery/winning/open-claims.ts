import type { OpenClaim } from 'contract/going-on';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { selectOpenClaims } from './turns.sql.js';

/** The bottles that this customer has won and can still buy, those that end soonest first. */
export async function openClaimsOf(db: Db, customerId: Uuid): Promise<OpenClaim[]> {
  const rows = await selectOpenClaims(db, customerId);
  return rows.map(({ standing, claim_until, ...claim }) => ({
    ...claim,
    standing: standing === 'claimed' ? 'claimed' : 'won',
    claim_until: claim_until!.toISOString(),
  }));
}
