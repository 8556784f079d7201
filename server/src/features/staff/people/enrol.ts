import type { Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import type { SecretKey } from '../../../platform/secret-key.js';
import { putSealedSecret } from '../log-in/factors.sql.js';
import { sealTotpSecret } from '../log-in/totp-secrets.js';
import { deletePasskeysOf } from '../passkeys/passkeys.sql.js';
import type { HeldRole } from './held-roles.js';
import { insertPerson, insertRole, renewPerson } from './people.sql.js';

type NewPerson = { name: string; email: string; password_hash: string };
/** The secret of an authenticator, and the time step of the last code that was used. */
type Authenticator = { secret: Buffer; step: number };

/**
 * Makes somebody one of the staff, without a role yet. Undefined when the address belongs to somebody
 * already.
 */
export async function enrol(
  tx: Transaction,
  secretKey: SecretKey,
  person: NewPerson,
  { secret, step }: Authenticator,
): Promise<Uuid | undefined> {
  const id = newId(tx.now);
  if (!(await insertPerson(tx, { id, ...person }))) return undefined;
  await putSealedSecret(tx, id, sealTotpSecret(secretKey, secret, id), step);
  return id;
}

/**
 * Somebody who had left and was invited again starts anew: their old ways to log in are worth nothing. Their
 * acts remain theirs.
 */
export async function enrolAnew(
  tx: Transaction,
  secretKey: SecretKey,
  person: NewPerson,
  { secret, step }: Authenticator,
): Promise<Uuid | undefined> {
  const id = await renewPerson(tx, person);
  if (!id) return undefined;
  await deletePasskeysOf(tx, id);
  await putSealedSecret(tx, id, sealTotpSecret(secretKey, secret, id), step);
  return id;
}

/** False when the person has a role there already. */
export const giveRole = (tx: Transaction, personId: Uuid, { role, store_id }: HeldRole, by: Uuid | null) =>
  insertRole(tx, { id: newId(tx.now), person_id: personId, role, store_id, granted_by: by });
