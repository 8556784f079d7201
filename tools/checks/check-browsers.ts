import { fileURLToPath } from 'node:url';
import { fallbacks } from './browsers/fallbacks.js';
import { tooNewInScripts } from './browsers/scripts.js';
import { tooNewInStyles } from './browsers/styles.js';
import { troubleWith } from './browsers/too-new.js';
import { filesIn, read } from './files.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const styles = filesIn(['browser/src', 'shop/src', 'staff/src'], /\.css$/);
const inStyles = styles.flatMap((file) => tooNewInStyles(file, read(file)));
const inScripts = tooNewInScripts(root, ['contract', 'browser', 'shop', 'staff']);

const trouble = troubleWith([...inStyles, ...inScripts], fallbacks);
for (const told of trouble) process.stdout.write(`${told}\n`);
process.exitCode = trouble.length > 0 ? 1 : 0;
