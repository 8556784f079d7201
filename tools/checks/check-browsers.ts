import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbacks } from './browsers/fallbacks.js';
import { tooNewInScripts } from './browsers/scripts.js';
import { tooNewInStyles } from './browsers/styles.js';
import { troubleWith } from './browsers/too-new.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const styles = ['browser/src', 'shop/src', 'staff/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);
const inStyles = styles.flatMap((file) => tooNewInStyles(file, readFileSync(path.join(root, file), 'utf8')));
const inScripts = tooNewInScripts(root, ['contract', 'browser', 'shop', 'staff']);

const trouble = troubleWith([...inStyles, ...inScripts], fallbacks);
for (const told of trouble) process.stdout.write(`${told}\n`);
process.exitCode = trouble.length > 0 ? 1 : 0;
