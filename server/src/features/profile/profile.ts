import { isOfAge } from 'contract/auth-age';
import type { Asked } from 'contract/platform/endpoint';
import { accountClosed } from 'contract/platform/envelope';
import { type CustomerDetails, tooYoung, type updateProfile } from 'contract/profile';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { askForEmail, holdCustomer, selectDetails, updateDetails } from '../auth/index.js';
import { checkPlace } from '../places/index.js';
import { showPicture } from './uploads.js';

export async function getDetailsOf(db: Db, customerId: Uuid): Promise<CustomerDetails> {
  const { email, dob, ...rest } = await selectDetails(db, customerId);
  if (!email || !dob) throw refuse(accountClosed);
  return { ...rest, email, dob };
}

type Profile = Asked<typeof updateProfile>['body'];

const fields = { country: 'country', state: 'state', city: 'city', zip: 'zip' };

/** No store is chosen here, so the day is UTC's; a sale asks again, on the store's own day. */
const today = (now: Date) => now.toISOString().slice(0, 10);

export async function updateProfileOf(shop: Shop, tx: Transaction, customerId: Uuid, sent: Profile) {
  const { email, membership_id: _, ...profile } = sent;
  if (!isOfAge(profile.dob, today(tx.now))) throw refuse(tooYoung);
  const place = checkPlace(profile, fields);
  await holdCustomer(tx, customerId, 'update');
  await showPicture(tx, customerId, profile.image_url);
  await askForEmail(shop, tx, customerId, email);
  await updateDetails(tx, customerId, { ...profile, ...place });
  return getDetailsOf(tx, customerId);
}

/** Whoever buys for the first time has no profile yet, and need not write one for the sake of a day. */
export async function updateLicenceOf(tx: Transaction, customerId: Uuid, license_exp_date: string) {
  await holdCustomer(tx, customerId, 'update');
  await updateDetails(tx, customerId, { license_exp_date });
  return getDetailsOf(tx, customerId);
}
