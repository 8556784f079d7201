import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build.mjs';

/**
 * What a run leaves lying about: its temporary files, its databases and its programs. `end` takes all of it away, after
 * a red run and in the middle of one too.
 */
export function openRunFolder() {
  const name = randomBytes(4).toString('hex');
  const temporary = mkdtempSync(path.join(tmpdir(), 'cellar-run-'));
  // PostgreSQL runs as somebody else where the tests run as root.
  chmodSync(temporary, 0o755);
  const groups = new Set();

  /** Runs a program to its end, with all that it starts; tells whether it went well. */
  const run = (command, args, env = {}) =>
    new Promise((done) => {
      const child = spawn(command, args, {
        cwd: root,
        env: { ...process.env, TMPDIR: temporary, TEST_RUN: name, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      });
      groups.add(child);
      const ended = (wentWell) => {
        endGroup(child);
        groups.delete(child);
        done(wentWell);
      };
      child.once('error', () => ended(false));
      child.once('exit', (code) => ended(code === 0));
    });

  function end() {
    for (const child of groups) endGroup(child);
    // In memory it would stay until the machine is started again.
    for (const folder of [temporary, path.join('/dev/shm', `cellar-tests-${name}`)])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return { run, end };
}

/** A program and whatever it has left behind. */
function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left of it.
  }
}
