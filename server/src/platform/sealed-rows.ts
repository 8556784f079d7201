import type { Db, Transaction } from './database/database.js';
import { pageByPage } from './database/page-by-page.js';
import type { SecretKey } from './secret-key.js';

type SealedRow = {
  readonly id: string;
  /** Throws when neither key opens it. */
  readonly open: (secretKey: SecretKey) => void;
  /** Opens with either key, and seals with the present one. */
  readonly sealAnew: (tx: Transaction, secretKey: SecretKey) => Promise<unknown>;
};

/**
 * Something that a feature keeps sealed: the start and the audit check it, and a change of the key seals it
 * anew.
 */
export type SealedRows = {
  /** In the plural, as the person who changes the key reads it. */
  readonly what: string;
  /** Up to `most` of them in the order of their ids, after this one. */
  readonly select: (db: Db, after: string | undefined, most: number) => Promise<readonly SealedRow[]>;
};

const atATime = 200;

/** All of them, page after page. */
export const pagesOf = ({ select }: SealedRows, db: Db) =>
  pageByPage<SealedRow, string | undefined>(
    undefined,
    (after) => select(db, after, atATime),
    ({ id }) => id,
  );

export function isOpenedBy(secretKey: SecretKey, row: SealedRow): boolean {
  try {
    row.open(secretKey);
    return true;
  } catch {
    return false;
  }
}
