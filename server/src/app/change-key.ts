import { CannotStart } from '../platform/cannot-start.js';
import type { Database } from '../platform/database/database.js';
import { fingerprintOf } from '../platform/derived-key.js';
import type { Log } from '../platform/log.js';
import { isOpenedBy, pagesOf, type SealedRows } from '../platform/sealed-rows.js';
import { keptSecretKeyOf, type SecretKey } from '../platform/secret-key.js';
import { selectFingerprint, updateFingerprint } from '../platform/secret-key.sql.js';
import type { Settings } from '../platform/settings.js';
import { besideTheShop } from './read-stopped-shop.js';
import { allSealed, otherKey } from './secret-key.js';

type Say = (words: string) => void;

/**
 * Page by page, each in its own transaction: after an interruption it begins again, and finds the finished
 * pages done.
 */
async function sealAnew(database: Database, secretKey: SecretKey, sealed: SealedRows, say: Say) {
  const now = { ...secretKey, previous: undefined };
  let looked = 0;
  let lost = 0;
  for await (const page of await database.read(async (db) => pagesOf(sealed, db))) {
    const old = page.filter((row) => !isOpenedBy(now, row));
    const openable = old.filter((row) => isOpenedBy(secretKey, row));
    await database.write(
      async (tx) => {
        for (const row of openable) await row.sealAnew(tx, secretKey);
      },
      { doing: 'change-key' },
    );
    looked += page.length;
    lost += old.length - openable.length;
    say(`  ${looked} ${sealed.what}`);
    for (const row of old) if (!openable.includes(row)) say(`    ${row.id} opens with neither key`);
  }
  return lost;
}

/**
 * Seals with SECRET_KEY again what SECRET_KEY_PREVIOUS has sealed, and returns how many rows neither key
 * opens.
 */
export async function changeKey(database: Database, secretKey: SecretKey, say: Say): Promise<number> {
  const { current, previous } = secretKey;
  if (!previous)
    throw new CannotStart('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one.');
  const kept = await database.read(selectFingerprint);
  if (kept !== fingerprintOf(previous) && kept !== fingerprintOf(current)) throw otherKey();
  let lost = 0;
  for (const sealed of allSealed) lost += await sealAnew(database, secretKey, sealed, say);
  await database.write((tx) => updateFingerprint(tx, fingerprintOf(current)));
  return lost;
}

export const changeKeyOf = (settings: Settings, log: Log, say: Say) =>
  besideTheShop(settings, log, (database) => changeKey(database, keptSecretKeyOf(settings), say));
