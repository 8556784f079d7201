import { enoughPasskeys, type MadePasskey, passkeyNotFound, wrongPasskey } from 'contract/staff/passkeys';
import { later, minutes } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { selectPerson } from '../people/people.sql.js';
import { noteAct } from '../record/acts.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  selectPasskeys,
  takeChallenge,
} from './passkeys.sql.js';
import { webAuthn } from './web-authn.js';

export const challengeLasts = minutes(5);
const mostPasskeys = 10;

/** A passkey belongs to the host of the staff's origin; no other page can use it. */
export const hostOf = (shop: Shop) => new URL(shop.staffUrl()).hostname;

type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number];

const asShown = ({ id, name, created_at, last_used_at }: Omit<PasskeyRow, 'credential_id'>) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export const listPasskeysOf = async (db: Db, { id }: StaffAsker) =>
  (await selectPasskeys(db, id)).map(asShown);

export async function offerPasskeyTo(shop: Shop, { id }: StaffAsker) {
  const { generateRegistrationOptions } = await webAuthn();
  return shop.write(async (tx) => {
    const { name, email } = await selectPerson(tx, id);
    const passkeys = await selectPasskeys(tx, id);
    if (passkeys.length >= mostPasskeys) throw refuse(enoughPasskeys);
    const options = await generateRegistrationOptions({
      rpName: 'Cellar Door',
      rpID: hostOf(shop),
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const expires_at = later(tx.now, challengeLasts);
    await insertChallenge(tx, { challenge: options.challenge, person_id: id, expires_at });
    return { ...options };
  });
}

type Added = { name: string; passkey: MadePasskey };

export async function addPasskeyOf(shop: Shop, { id: personId }: StaffAsker, { name, passkey }: Added) {
  const { verifyRegistrationResponse } = await webAuthn();
  return shop.write(async (tx) => {
    if ((await selectPasskeys(tx, personId)).length >= mostPasskeys) throw refuse(enoughPasskeys);
    const verified = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, personId),
      expectedOrigin: shop.staffUrl(),
      expectedRPID: hostOf(shop),
    }).catch(refuseBroken);
    if (!verified.verified) throw refuse(wrongPasskey);
    const { credential } = verified.registrationInfo;
    const kept = {
      id: newId(tx.now),
      person_id: personId,
      name,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      created_at: tx.now,
      last_used_at: null,
    };
    if (!(await insertPasskey(tx, kept))) throw refuse(wrongPasskey);
    await noteAct(tx, { personId, storeId: null, kind: 'passkey_added', thing: 'passkey', thingId: kept.id });
    return asShown(kept);
  });
}

export const removePasskeyOf = (shop: Shop, { id: personId }: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    if (!(await deletePasskey(tx, personId, id))) throw refuse(passkeyNotFound);
    await noteAct(tx, { personId, storeId: null, kind: 'passkey_removed', thing: 'passkey', thingId: id });
  });

/**
 * The library's words about a passkey are for programmers, so they are not shown; errors of the database are
 * passed on.
 */
export function refuseBroken(error: unknown): never {
  if ((error as { code?: unknown }).code !== undefined) throw error;
  throw refuse(wrongPasskey);
}
