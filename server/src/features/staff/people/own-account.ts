import type { ActKind } from 'contract/staff/act-words';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { sendLetter } from '../../../platform/mail/letter.js';
import type { Shop } from '../../../platform/shop.js';
import { listAllStores } from '../../stores/index.js';
import { authenticatorChangedLetter } from '../log-in/authenticator-letter.js';
import { offerAuthenticatorTo, takeOffer } from '../log-in/authenticator-offer.js';
import { countRecoveryCodes, putSealedSecret } from '../log-in/factors.sql.js';
import { countCode } from '../log-in/log-in.js';
import { issueRecoveryCodes } from '../log-in/recovery-codes.js';
import { sealTotpSecret } from '../log-in/totp-secrets.js';
import { noteAct } from '../record/acts.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import type { Staff } from '../staff-context.js';
import { selectPerson } from './people.sql.js';

/** Screens hide what the server would refuse: these are the keys that the server checks. */
export async function showMe(db: Db, { id, roles }: StaffAsker) {
  const stores = (await listAllStores(db)).filter(
    ({ id, standing }) => standing !== 'closed' && roles.worksAt(id),
  );
  return {
    ...(await selectPerson(db, id)),
    keys: roles.keysAt(null),
    stores: stores.map((store) => ({ id: store.id, name: store.name, keys: roles.keysAt(store.id) })),
    recovery_codes_left: await countRecoveryCodes(db, id),
  };
}

/** Notes what somebody did with their own account. */
export const noteOwn = (tx: Transaction, id: Uuid, kind: ActKind) =>
  noteAct(tx, { personId: id, storeId: null, kind, thing: 'person', thingId: id });

export const renewRecoveryCodesOf = (shop: Shop, { id }: StaffAsker) =>
  shop.write(async (tx) => {
    const recovery_codes = await issueRecoveryCodes(tx, id);
    await noteOwn(tx, id, 'recovery_codes_renewed');
    return { recovery_codes };
  });

export const offerAuthenticatorOf = (shop: Shop, { id }: StaffAsker) =>
  shop.read(async (db) => offerAuthenticatorTo(shop, id, (await selectPerson(db, id)).email));

type Proven = { offer: string; code: string };

/** The old authenticator holds until the new one has shown that it works. */
export async function changeAuthenticatorOf(staff: Staff, { id }: StaffAsker, proven: Proven) {
  const { shop } = staff;
  await countCode(staff, id);
  const { secret, step } = takeOffer(shop, id, proven);
  await shop.write(async (tx) => {
    await putSealedSecret(tx, id, sealTotpSecret(shop.secretKey, secret, id), step);
    await noteOwn(tx, id, 'authenticator_changed');
    await sendLetter(tx, authenticatorChangedLetter(await selectPerson(tx, id), shop.staffUrl()));
  });
}
