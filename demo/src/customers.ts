import type { Transaction } from 'server/platform/database/database';

/** Argon2id of `cellar-door-demo`, which the README prints: everybody in the demo has it. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$4OXNnyrOFhnSFmub3D4rCA$5gVpPm8eAYFAG92A9o3iD52toq7yj9fLqHrpldGchIQ';

export const demoCustomers = [
  {
    id: '01920000-0000-7000-8000-000000000001',
    first_name: 'Ada',
    last_name: 'Marchetti',
    email: 'ada@cellar-door.example',
    phone: '+1 415 555 0142',
    dob: '1984-03-09',
    gender: 'Female',
    license_exp_date: '2031-03-09',
    address: '1450 Guerrero Street, Apt 3',
    zip: '94110',
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    membership_id: 2,
    marketing: true,
  },
  {
    id: '01920000-0000-7000-8000-000000000002',
    first_name: 'Grace',
    last_name: 'Okafor',
    email: 'grace@cellar-door.example',
    phone: '+1 312 555 0178',
    dob: '1991-11-22',
    gender: 'Female',
    license_exp_date: '2030-11-22',
    address: '2118 North Halsted Street',
    zip: '60614',
    city: 'Chicago',
    state: 'Illinois',
    country: 'United States',
    membership_id: 1,
    marketing: false,
  },
] as const;

export const hasDemoCustomers = async (tx: Transaction) => {
  const [ada] = demoCustomers;
  const known = await tx.selectFrom('customer').select('id').where('id', '=', ada.id).executeTakeFirst();
  return known !== undefined;
};

export async function loadCustomers(tx: Transaction) {
  const joined = new Date('2024-10-01T17:00:00Z');
  const rows = demoCustomers.map((customer) => ({
    ...customer,
    password_hash: demoPasswordHash,
    email_confirmed_at: joined,
    accepted_terms_at: joined,
    created_at: joined,
  }));
  await tx.insertInto('customer').values(rows).execute();
}
