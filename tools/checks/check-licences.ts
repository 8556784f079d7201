import { loadsOf } from '../tests/loaded-files.js';
import { filesIn, read } from './files.js';
import { type Lock, refusedLicences } from './licences.js';

const isShipped = (file: string) => !/\.test\.|\/testing\//.test(file);
const packageOf = (given: string) => /^(?:@[^/]+\/)?[^/]+/.exec(given)![0];

const sources = ['contract/src', 'server/src', 'browser/src', 'shop/src', 'staff/src'];
const loaded = filesIn(sources, /\.tsx?$/)
  .filter(isShipped)
  .flatMap((file) => loadsOf(file).packages);

const refused = refusedLicences(JSON.parse(read('package-lock.json')) as Lock, [
  ...new Set(loaded.map(packageOf)),
]);
for (const told of refused) process.stdout.write(`${told}\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
