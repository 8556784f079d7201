import { execFileSync, spawnSync } from 'node:child_process';
import { buildShop, program, run } from './build.mjs';

/** The Debian package that contains each program. */
const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2' };

/** A separate network, process list and disk, invisible to others and gone at the end: see `man unshare`. */
const apart = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
const place = '/run';
// The shell stays, because it must reap the processes that are left behind.
const begin = `mount -t tmpfs tmpfs ${place} && ip link set lo up && "$@"; exit $?`;
const drill = ['--conditions=cellar-source', 'soak/drill/run.ts', '--within', place];

const isThere = (name) => spawnSync(name, ['--version']).error === undefined;

function install() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Error('The drill needs Linux and root: it lays cables, and pulls them out.');
  // Daemons may be missing from a user's path.
  process.env.PATH += ':/usr/sbin';
  const missing = Object.keys(packages).filter((name) => !isThere(name));
  if (missing.length === 0) return;
  const wanted = missing.map((name) => packages[name]);
  process.stdout.write(`Installing ${wanted.join(', ')}\n`);
  try {
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(`The drill needs what cannot be installed here: ${wanted.join(', ')}`);
  }
}

/**
 * Takes machines of a cluster away from a shop that sells, and reports afterwards what was lost:
 * docs/drill.md.
 */
try {
  install();
  await buildShop();
  await run('unshare', [
    ...apart,
    'sh',
    '-c',
    begin,
    'sh',
    program('tsx'),
    ...drill,
    ...process.argv.slice(2),
  ]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
