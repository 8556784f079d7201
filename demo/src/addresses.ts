import type { Transaction } from 'server/platform/database/database';

const ada = '01920000-0000-7000-8000-000000000001';
const grace = '01920000-0000-7000-8000-000000000002';

const address = (
  [customer_id, is_default]: readonly [string, boolean],
  [first_name, last_name, phone]: readonly [string, string, string],
  [street, city, state, zip_code]: readonly [string, string, string, string],
) => ({ customer_id, is_default, first_name, last_name, phone, street, city, state, zip_code });

const demoAddresses = [
  address(
    [ada, true],
    ['Ada', 'Marchetti', '+1 415 555 0142'],
    ['1450 Guerrero Street\nApt 3', 'San Francisco', 'California', '94110'],
  ),
  address(
    [ada, false],
    ['Ada', 'Marchetti', '+1 415 555 0190'],
    [
      'Halden & Marchetti Architects\n44 Montgomery Street, Suite 1710',
      'San Francisco',
      'California',
      '94104',
    ],
  ),
  address(
    [ada, false],
    ['Rosalind and Benedetto', 'Marchetti-O’Shaughnessy', ''],
    ['77 West Wacker Drive, Residence 4102', 'Chicago', 'Illinois', '60601'],
  ),
  address(
    [grace, true],
    ['Grace', 'Okafor', '+1 312 555 0178'],
    ['2118 North Halsted Street', 'Chicago', 'Illinois', '60614'],
  ),
  address(
    [grace, false],
    ['Chidi', 'Okafor', '+1 305 555 0111'],
    ['1200 Brickell Avenue, 19th floor', 'Miami', 'Florida', '33131'],
  ),
];

/** The addresses that the demo customers would have entered over two years, the oldest first. */
export async function loadAddresses(tx: Transaction) {
  const rows = demoAddresses.map((row, at) => ({
    ...row,
    id: `01920000-0000-7000-8000-0000000010${String(at).padStart(2, '0')}`,
    country: 'United States',
    created_at: new Date(Date.UTC(2024, 9 + 4 * at, 3, 17)),
  }));
  await tx.insertInto('address').values(rows).execute();
}
