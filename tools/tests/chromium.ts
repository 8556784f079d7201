import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The machine's own Chromium, with everything off that calls home; `prepare-tests.mjs` installs one if there
 * is none. The headless shell draws no window around each page, so a page opens with a quarter of the work.
 */
export function chromium() {
  const executablePath = places.find((path) => path && existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** A page under test lives for seconds: to optimize what it runs takes longer than it gains, a fifth of its time. */
export function chromiumForTests() {
  const { args, ...rest } = chromium();
  return { ...rest, args: [...args, '--js-flags=--max-opt=1'] };
}
