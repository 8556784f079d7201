import { sealedCodes } from '../features/gift-cards/index.js';
import { sealedSeeds } from '../features/lottery/index.js';
import { sealedTotpSecrets } from '../features/staff/index.js';
import type { Check } from '../platform/audit.js';
import { CannotStart } from '../platform/cannot-start.js';
import type { Database, Db } from '../platform/database/database.js';
import { fingerprintOf } from '../platform/derived-key.js';
import type { Log } from '../platform/log.js';
import { sealedLetters } from '../platform/mail/sealed-letters.sql.js';
import { isOpenedBy, pagesOf } from '../platform/sealed-rows.js';
import type { SecretKey } from '../platform/secret-key.js';
import { insertFingerprint, selectFingerprint } from '../platform/secret-key.sql.js';

/** Everything that can be read only with the key. */
export const allSealed = [sealedCodes, sealedSeeds, sealedTotpSecrets, sealedLetters];

export const otherKey = () =>
  new CannotStart(
    'The key is not the one that has sealed the gift cards, lotteries, authenticators and letters of this database: they would not ' +
      'open. Set SECRET_KEY (or put back DATA_DIR/secret-key) as it was. To change it, set the old one as ' +
      'SECRET_KEY_PREVIOUS as well, start, and run npm run change-key.',
  );

/** Tries the first row of each kind, because one database has one key. */
async function opensWhatIsThere(db: Db, secretKey: SecretKey) {
  for (const { select } of allSealed)
    for (const row of await select(db, undefined, 1)) if (!isOpenedBy(secretKey, row)) return false;
  return true;
}

/**
 * Stops a start after which customers could not use their cards. A database without a fingerprint gets this
 * key's.
 */
export async function checkSecretKey(database: Database, secretKey: SecretKey, log: Log) {
  const current = fingerprintOf(secretKey.current);
  if (!(await database.read(selectFingerprint))) {
    if (!(await database.read((db) => opensWhatIsThere(db, secretKey)))) throw otherKey();
    await database.write((tx) => insertFingerprint(tx, current));
  }
  const kept = await database.read(selectFingerprint);
  if (kept === current) return;
  if (!secretKey.previous || kept !== fingerprintOf(secretKey.previous)) throw otherKey();
  log.warn({}, 'the database is still sealed by SECRET_KEY_PREVIOUS: run npm run change-key');
}

/** The checks that need the key. */
export const secretKeyChecks = (secretKey: SecretKey): Check[] => [
  {
    promise: 'The key is the one that sealed what the database holds',
    breaches: async (db) => {
      const kept = await selectFingerprint(db);
      if (!kept || kept === fingerprintOf(secretKey.current)) return [];
      return [
        secretKey.previous && kept === fingerprintOf(secretKey.previous)
          ? 'It is still sealed by SECRET_KEY_PREVIOUS: run npm run change-key.'
          : 'It was sealed by another key.',
      ];
    },
  },
  ...allSealed.map((sealed) => ({
    promise: `The key opens the ${sealed.what}`,
    breaches: async (db: Db) => {
      const found: string[] = [];
      for await (const page of pagesOf(sealed, db))
        for (const row of page) if (!isOpenedBy(secretKey, row)) found.push(`${row.id} does not open.`);
      return found;
    },
  })),
];
