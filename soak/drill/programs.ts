import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { postgresPrograms } from '../../server/src/testing/postgres.js';

/** `Patroni 3.0.2`, as each program names its version. */
const versionOf = (program: string, flag = '--version') =>
  execFileSync(program, [flag], { encoding: 'utf8' })
    .split('\n', 1)[0]!
    .replace(/ \d{4}\/.*/, '');

export const programs = () =>
  [
    versionOf(path.join(postgresPrograms()!, 'postgres')),
    versionOf('patroni'),
    versionOf('etcd'),
    versionOf('haproxy', '-v'),
    `Node ${process.versions.node}`,
  ].join(', ');

const [, major, minor] = /(\d+)\.(\d+)/.exec(versionOf('patroni')) ?? [];
const takesShortLocks = Number(major) * 100 + Number(minor) < 301;

/** Seconds after which the lock of a lost primary lapses; newer versions of Patroni accept no shorter one. */
export const lockLasts = takesShortLocks ? 7 : 20;

/** By then another node must have the lock, and writers must have found it. */
export const longestFailover = lockLasts + 8;
