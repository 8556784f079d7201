import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { troublesOf, troublesWithTests } from './specification.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const specification = fileURLToPath(new URL('../../../shared/specification.md', import.meta.url));
const coverage = readFileSync(new URL('../../docs/specification-coverage.md', import.meta.url), 'utf8');

const isHere = existsSync(specification);
if (!isHere)
  process.stdout.write('The specification is not beside the project: only the named tests are looked for.\n');

const troubles = isHere
  ? troublesOf(readFileSync(specification, 'utf8'), coverage, root)
  : troublesWithTests(coverage, root);
for (const trouble of troubles) process.stderr.write(`${trouble}\n`);
process.exitCode = troubles.length === 0 ? 0 : 1;
