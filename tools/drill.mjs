import { execFileSync, spawnSync } from 'node:child_process';
import { buildShop, program, run } from './build.mjs';

/** Which package of Debian's brings which program. */
const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2' };

/** A network, processes and a disk that nobody else sees, and that end with it: see `man unshare`. */
const apart = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
const place = '/run';
// What a process leaves behind is the shell's to bury: so it stays.
const begin = `mount -t tmpfs tmpfs ${place} && ip link set lo up && "$@"; exit $?`;
const drill = ['--conditions=cellar-source', 'soak/drill/run.ts', '--within', place];

const isThere = (name) => spawnSync(name, ['--version']).error === undefined;

function install() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Error('The drill needs Linux and root: it lays cables, and pulls them out.');
  // Daemons are not in everybody's path.
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

/** Takes machines of a cluster away from a shop that sells, and says afterwards what was lost: docs/drill.md. */
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
