import { isOfAge } from 'contract/auth/age';
import { utcDay } from 'contract/platform/calendar';
import type { Received } from 'contract/platform/endpoint';
import { accountClosed } from 'contract/platform/envelope';
import { type CustomerDetails, type SavedProfile, tooYoung, type updateProfile } from 'contract/profile';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { keepEmail, lockCustomer, selectCustomerDetails, updateCustomerDetails } from '../auth/index.js';
import { checkPlace } from '../places/index.js';
import { showPicture } from './uploads.js';

export async function getCustomerDetailsOf(db: Db, customerId: Uuid): Promise<CustomerDetails> {
  const { email, dob, ...rest } = await selectCustomerDetails(db, customerId);
  if (!email || !dob) throw refuse(accountClosed);
  return { ...rest, email, dob };
}

type Profile = Received<typeof updateProfile>['body'];

const fields = { country: 'country', state: 'state', city: 'city', zip: 'zip' };

/**
 * Saves everything but the e-mail address. If another address was sent, the answer says that changing it
 * takes the password.
 */
export async function updateProfileOf(
  tx: Transaction,
  customerId: Uuid,
  sent: Profile,
): Promise<SavedProfile> {
  const { email, membership_id: _, ...profile } = sent;
  // No store is involved, so we take the day in UTC. A sale checks the age again, on the store's own day.
  if (!isOfAge(profile.dob, utcDay(tx.now))) throw refuse(tooYoung);
  const place = checkPlace(profile, fields);
  await lockCustomer(tx, customerId, 'update');
  await showPicture(tx, customerId, profile.image_url);
  const email_change = await keepEmail(tx, customerId, email);
  await updateCustomerDetails(tx, customerId, { ...profile, ...place });
  return { ...(await getCustomerDetailsOf(tx, customerId)), ...(email_change && { email_change }) };
}

/** For customers who buy for the first time: they need not fill in a whole profile to enter this one date. */
export async function updateLicenceOf(tx: Transaction, customerId: Uuid, license_exp_date: string) {
  await lockCustomer(tx, customerId, 'update');
  await updateCustomerDetails(tx, customerId, { license_exp_date });
  return getCustomerDetailsOf(tx, customerId);
}
