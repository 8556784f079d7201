import { randomBytes } from 'node:crypto';
import { enrol, giveRole } from 'server/features/staff';
import type { Transaction } from 'server/platform/database/database';
import type { SecretKey } from 'server/platform/secret-key';
import { demoPasswordHash, hasDemoCustomers } from './customers.js';

const everywhere = null;
const [missionStreet, embarcadero, lincolnPark] = [1, 2, 3];

const demoStaff = [
  { name: 'Olive Brandt', email: 'olive@cellar-door.example', role: 'owner', stores: [everywhere] },
  {
    name: 'Marco Silva',
    email: 'marco@cellar-door.example',
    role: 'manager',
    stores: [missionStreet, embarcadero],
  },
  { name: 'Mia Novak', email: 'mia@cellar-door.example', role: 'clerk', stores: [lincolnPark] },
] as const;

/** They log in like everybody: the page of kept mail shows the codes of their authenticators. */
export async function loadStaff(tx: Transaction, secretKey: SecretKey) {
  for (const { name, email, role, stores } of demoStaff) {
    const person = { name, email, password_hash: demoPasswordHash };
    const id = await enrol(tx, secretKey, person, { secret: randomBytes(20), step: 0 });
    if (!id) continue;
    for (const store_id of stores) await giveRole(tx, id, { role, store_id }, null);
  }
}

/**
 * A demo shop from an older version had no staff. Only people who are missing are added, and nobody who was
 * removed. The database of another shop gets no people whose password everybody knows.
 */
export async function loadMissingStaff(tx: Transaction, secretKey: SecretKey) {
  if (await hasDemoCustomers(tx)) await loadStaff(tx, secretKey);
}
