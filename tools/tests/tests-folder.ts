import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** What the databases of a run take at most, with what a slow machine has not yet deleted. */
const enough = 2 * 1024 ** 3;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Where a run of the tests keeps its databases: a shop is a copy of 700 files, and memory copies them far
 * faster. `npm test` names its run and takes away what is left of it, whatever has come of it.
 */
export const testsFolder = () =>
  path.join(
    hasRoom() ? memory : tmpdir(),
    `cellar-tests-${process.env.TEST_RUN ?? randomBytes(4).toString('hex')}`,
  );
