import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['systemd', 'systemd-container', 'postgresql', 'caddy', 'git', 'openssl', 'curl'];
const longest = 10 * 60_000;

const sh = (command, args, options = {}) => execFileSync(command, args, { stdio: 'inherit', ...options });
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Works with and without a systemd on this machine. */
const nspawn = (args, options) =>
  sh('systemd-nspawn', ['--register=no', '--keep-unit', '--console=pipe', ...args], {
    timeout: longest,
    ...options,
  });

/** What a newcomer types, as the page has it: paragraph by paragraph. */
function commandsOfThePage() {
  const page = read('docs/operation.md');
  const [, commands] = /^### With systemd$.*?^```sh\n(.*?)^```$/ms.exec(page) ?? [];
  if (!commands) throw new Error('docs/operation.md has no commands under “With systemd” any more.');
  return commands.split('\n\n');
}

/** What the page leaves to whoever follows it. */
const filledIn = (commands) =>
  commands
    .replace(
      'createuser --createdb --pwprompt shop',
      'psql --quiet --command "create role shop login createdb password \'walked\'"',
    )
    .replace('postgres://shop:…@', 'postgres://shop:walked@')
    .replace(/smtps:\S+(?=')/, 'smtp://127.0.0.1:2525')
    .replaceAll('…', '0123456789abcdefghijklmnop');

/** The shop's own file for the proxy, with one process on this machine and certificates that it signs itself. */
const proxy = () =>
  `{\n\tlocal_certs\n\tskip_install_trust\n}\n${read('deploy/Caddyfile')
    .replace('{$SHOP_HOST}', 'shop.example')
    .replace('{$STAFF_HOST}', 'staff.shop.example')
    .replaceAll(/shop-1:(\d+) shop-2:\d+/g, '127.0.0.1:$1')}`;

const service = `[Unit]
After=network.target
[Service]
Type=oneshot
ExecStart=/bin/sh /walk/inside.sh
StandardOutput=file:/walk/report
StandardError=file:/walk/report
ExecStopPost=/bin/systemctl poweroff --no-block
`;

/** This machine once more, without what it has under /etc/postgresql; whatever is written there is gone at the end. */
function boot(folder, walk) {
  const [upper, work, machine] = ['upper', 'work', 'machine'].map((name) => path.join(folder, name));
  sh('mount', ['-t', 'tmpfs', '-o', 'size=6G', 'tmpfs', folder]);
  for (const place of [upper, work, machine]) mkdirSync(place);
  sh('mount', ['-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`, machine]);
  const inMachine = (place) => path.join(machine, place);
  for (const place of ['etc/systemd/system/multi-user.target.wants', 'opt/cellar-door'])
    rmSync(inMachine(place), { recursive: true, force: true });
  for (const place of ['etc/postgresql', 'var/lib/postgresql'].map(inMachine))
    for (const name of readdirSync(place)) rmSync(path.join(place, name), { recursive: true });
  writeFileSync(inMachine('etc/machine-id'), '');
  const wanted = inMachine('etc/systemd/system/multi-user.target.wants');
  mkdirSync(wanted, { recursive: true });
  writeFileSync(inMachine('etc/systemd/system/walk.service'), service);
  symlinkSync('../walk.service', path.join(wanted, 'walk.service'));

  const [, download] = commandsOfThePage();
  process.stdout.write('Installing the shop as the page says …\n');
  const install = download.replace('<this repository>', root);
  const git = ['COUNT=1', 'KEY_0=safe.directory', 'VALUE_0=*'].map((one) => `--setenv=GIT_CONFIG_${one}`);
  nspawn([`--directory=${machine}`, `--bind-ro=${root}`, ...git, 'sh', '-euc', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.stdout.write('Booting …\n');
  nspawn([`--directory=${machine}`, '--boot', '--private-network', `--bind=${walk}:/walk`], {
    stdio: 'ignore',
  });
}

/** Goes the way of docs/operation.md from an empty machine to a running shop, on a Debian that it boots for it. */
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-walk-'));
const walk = mkdtempSync(path.join(tmpdir(), 'cellar-walked-'));
try {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Error('The walk needs Debian, and root.');
  sh('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [first, , ...others] = commandsOfThePage();
  const withoutPackages = first.replace(/^apt-get .*\n/, '');
  writeFileSync(path.join(walk, 'newcomer.sh'), filledIn([withoutPackages, ...others].join('\n\n')));
  writeFileSync(path.join(walk, 'inside.sh'), read('tools/walk/inside.sh'));
  writeFileSync(path.join(walk, 'Caddyfile'), proxy());
  const written = (name) =>
    existsSync(path.join(walk, name)) ? readFileSync(path.join(walk, name), 'utf8') : undefined;
  try {
    boot(folder, walk);
  } finally {
    process.stdout.write(written('report') ?? '');
  }
  const bad = written('bad');
  if (bad === undefined) throw new Error('The machine did not come to the end of the walk.');
  if (Number(bad) > 0) throw new Error(`${Number(bad)} of these are not so.`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const place of [path.join(folder, 'machine'), folder]) spawnSync('umount', ['--lazy', place]);
  for (const place of [folder, walk]) rmSync(place, { recursive: true, force: true });
}
