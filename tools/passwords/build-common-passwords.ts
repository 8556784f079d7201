import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { shortestPassword, spellPassword } from '../../contract/src/auth/passwords.js';

/**
 * `npx tsx tools/passwords/build-common-passwords.ts LIST` makes the server's file of common passwords. The
 * list has one on each line, the commonest first; `server/passwords/README.md` names the list that was used.
 */
const mostPasswords = 100_000;
const mostWords = 5_000;
const shortestWord = 4;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Name the file with the list.');

const lines = readFileSync(list, 'latin1').split(/\r?\n/);
const isPlain = /^[\x21-\x7e][\x20-\x7e]*$/;
const spelled = new Set(
  lines.filter((line) => isPlain.test(line)).map((line) => spellPassword(line).toLowerCase()),
);

const first = (most: number, fits: (line: string) => boolean) =>
  [...spelled].filter(fits).slice(0, most).sort();
const passwords = first(mostPasswords, ({ length }) => length >= shortestPassword);
const words = first(mostWords, (line) => line.length >= shortestWord && /^[a-z]+$/.test(line));

const text = Buffer.from(`${passwords.join('\n')}\n\n${words.join('\n')}`);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
const bytes = brotliCompressSync(text, { params });
writeFileSync(new URL('../../server/passwords/common-passwords.txt.br', import.meta.url), bytes);
process.stdout.write(
  `${passwords.length} passwords, ${words.length} words, ${text.length} bytes, ${bytes.length} shipped\n`,
);
