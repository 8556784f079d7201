import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { spellPassword } from 'contract/auth/passwords';
import type { Refusal } from 'contract/platform/endpoint';
import { refuse } from '../../../platform/refuse.js';
import {
  hasFewSigns,
  isMadeOfNames,
  isMadeOfRuns,
  type Owner,
  repeatedPart,
  wordsBehind,
} from './easy-passwords.js';
import { SortedLines } from './sorted-lines.js';

/** See `server/passwords/README.md` for what it contains and where it comes from. */
const file = new URL('../../../../passwords/common-passwords.txt.br', import.meta.url);

type Lists = { readonly passwords: SortedLines; readonly words: SortedLines };

let lists: Promise<Lists> | undefined;

/** Read when somebody first chooses a password; most processes never need it. */
export async function readLists(): Promise<Lists> {
  const bytes = await promisify(brotliDecompress)(await readFile(file));
  const between = bytes.indexOf('\n\n');
  return {
    passwords: new SortedLines(bytes.subarray(0, between)),
    words: new SortedLines(bytes.subarray(between + 2)),
  };
}

/**
 * Refuses what is guessed first: what many people have chosen, what is simple, and what is known of the
 * customer. `named` begins the words of the latter.
 */
export async function refuseEasy(password: string, owner: Owner, common: Refusal, named: string) {
  if (isMadeOfNames(spellPassword(password).toLowerCase(), owner))
    throw refuse(common, { message: `${named} is too close to your name, your email or “Cellar Door”` });
  if (await isTooCommon(password)) throw refuse(common);
}

/** What many people have chosen, and what is simple. */
export async function isTooCommon(password: string): Promise<boolean> {
  const spelled = spellPassword(password).toLowerCase();
  if (hasFewSigns(spelled) || isMadeOfRuns(spelled)) return true;
  lists ??= readLists();
  const { passwords, words } = await lists;
  const part = repeatedPart(spelled);
  if (part !== spelled && part.length < 8) return true;
  return passwords.has(part) || [...wordsBehind(part)].some((word) => words.has(word));
}
