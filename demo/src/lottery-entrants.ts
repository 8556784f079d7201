import type { Transaction } from 'server/platform/database/database';
import { demoId } from './history/books.js';
import { insertAll } from './insert-all.js';

const first = ['Amara', 'Bennett', 'Celia', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hugo'] as const;
const last = ['Abbott', 'Brandt', 'Castillo', 'Dubois', 'Ekström'] as const;

/** The entrants besides the two customers of the demo. */
export const demoEntrants = last.flatMap((last_name, row) =>
  first.map((first_name, column) => ({
    id: demoId(`entrant ${row} ${column}`),
    first_name,
    last_name,
    email: `entrant-${row * first.length + column + 1}@cellar-door.example`,
  })),
);

/** A password hash that matches nothing: nobody can log in as one of them. */
const password_hash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function loadEntrants(tx: Transaction) {
  const joined = new Date('2024-10-02T17:00:00Z');
  const rows = demoEntrants.map((entrant, nth) => ({
    ...entrant,
    dob: `19${60 + nth}-05-04`,
    license_exp_date: '2033-05-04',
    marketing: false,
    password_hash,
    email_confirmed_at: joined,
    accepted_terms_at: joined,
    created_at: joined,
  }));
  await insertAll(tx, 'customer', rows);
}
