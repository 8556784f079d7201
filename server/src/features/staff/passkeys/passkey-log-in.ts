import { type SignedByPasskey, wrongPasskey } from 'contract/staff/passkeys';
import { later, minutes } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { limit, take, takeWithin } from '../../../platform/limits.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { isWorking } from '../people/people.sql.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { openStaffSession } from '../sessions/staff-sessions.js';
import { seeFactor } from '../sessions/staff-sessions.sql.js';
import { challengeLasts, hostOf, refuseBroken } from './passkeys.js';
import { countUse, insertChallenge, lockPasskey, takeChallenge } from './passkeys.sql.js';
import { webAuthn } from './web-authn.js';

const asksFrom = limit('staff-passkeys-asked', 60, minutes(15));
const triesFrom = limit('staff-passkeys', 60, minutes(15));

/** Names no person: the device knows whose passkeys it has. */
export async function askForPasskeyFrom(shop: Shop, { address }: Pick<Call, 'address'>) {
  const { generateAuthenticationOptions } = await webAuthn();
  return shop.write(async (tx) => {
    await takeWithin(tx, asksFrom, address);
    const options = await generateAuthenticationOptions({
      rpID: hostOf(shop),
      userVerification: 'required',
    });
    const expires_at = later(tx.now, challengeLasts);
    await insertChallenge(tx, { challenge: options.challenge, person_id: null, expires_at });
    return { ...options };
  });
}

/** The owner of the passkey; its challenge is used up. */
async function takePasskey(shop: Shop, tx: Transaction, signed: SignedByPasskey) {
  const { verifyAuthenticationResponse } = await webAuthn();
  const known = await lockPasskey(tx, signed.id);
  if (!known) throw refuse(wrongPasskey);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(tx, challenge, null),
    expectedOrigin: shop.staffUrl(),
    expectedRPID: hostOf(shop),
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.counter,
    },
  }).catch(refuseBroken);
  if (!verified) throw refuse(wrongPasskey);
  await countUse(tx, known.id, authenticationInfo.newCounter);
  return known.person_id;
}

export async function logInByPasskeyOf(shop: Shop, signed: SignedByPasskey, call: Call) {
  await take(shop, triesFrom, call.address);
  await shop.write(async (tx) => {
    const personId = await takePasskey(shop, tx, signed);
    if (!(await isWorking(tx, personId))) throw refuse(wrongPasskey);
    await openStaffSession(shop, tx, personId, call);
  });
}

export async function provePasskeyOf(shop: Shop, asker: StaffAsker, signed: SignedByPasskey, call: Call) {
  await take(shop, triesFrom, call.address);
  await shop.write(async (tx) => {
    if ((await takePasskey(shop, tx, signed)) !== asker.id) throw refuse(wrongPasskey);
    await seeFactor(tx, asker.sessionId);
  });
}
