import { fileURLToPath } from 'node:url';
import { brokenWalls, filesIn } from './boundaries.js';
import { unwordedFailures } from './words.js';

const files = filesIn(fileURLToPath(new URL('../..', import.meta.url)));
const broken = [...brokenWalls(files), ...unwordedFailures(files)];
for (const told of broken) process.stdout.write(`${told}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
