import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { shortestPassword, spellPassword } from 'contract/auth-passwords';

const howMany = 10_000;

/** The package's own data, the commonest first, read as data: as a module it would stay in memory whole. */
const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');

let common: Promise<ReadonlySet<string>> | undefined;

/** Shorter ones are refused anyway: they take no place among the commonest. */
async function readList(): Promise<ReadonlySet<string>> {
  const all = JSON.parse(await readFile(list, 'utf8')) as string[];
  return new Set(all.filter(({ length }) => length >= shortestPassword).slice(0, howMany));
}

/** However it is spelt: the list is in small letters. */
export async function isTooCommon(password: string) {
  common ??= readList();
  return (await common).has(spellPassword(password).toLowerCase());
}
