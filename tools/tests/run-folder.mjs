import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build.mjs';

/**
 * Everything that a run leaves behind: temporary files, databases and programs. `end` removes all of it, even
 * after a failed or interrupted run.
 */
export function openRunFolder() {
  const name = randomBytes(4).toString('hex');
  const temporary = mkdtempSync(path.join(tmpdir(), 'cellar-run-'));
  // When the tests run as root, PostgreSQL runs as another user.
  chmodSync(temporary, 0o755);
  const groups = new Set();

  /** Runs a program and everything that it starts to the end; returns whether it succeeded. */
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
    // In memory, folders would stay until the machine restarts.
    for (const folder of [temporary, path.join('/dev/shm', `cellar-tests-${name}`)])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return { run, end };
}

/** Ends a program and everything that it has left behind. */
function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // None of its processes is left.
  }
}
