import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** The most that the databases of a run take, with those that a slow machine has not deleted yet. */
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
 * Where a run keeps its databases: a shop is a copy of 700 files, which are copied much faster in memory.
 * `npm test` names its run and deletes its remains, however the run ends.
 */
export const testsFolder = () =>
  path.join(
    hasRoom() ? memory : tmpdir(),
    `cellar-tests-${process.env.TEST_RUN ?? randomBytes(4).toString('hex')}`,
  );
