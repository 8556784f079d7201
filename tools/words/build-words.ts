import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsPage } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = path.join(root, 'docs/words.md');

/** `--check` compares and writes nothing. */
const now = wordsPage(root);
if (!process.argv.includes('--check')) writeFileSync(page, now);
else if (readFileSync(page, 'utf8') !== now) {
  process.stdout.write('docs/words.md is not what the code says any more: npm run words\n');
  process.exitCode = 1;
}
