import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { chromium as launchOptions } from '../tools/tests/chromium.js';
import type { Databases } from './databases.js';
import { median, pause, rounds } from './figures.js';
import type { Report } from './report.js';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desk = { viewport: { width: 1440, height: 900 } };

const kilobit = 1000 / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * kilobit,
  uploadThroughput: 750 * kilobit,
};
const slowProcessor = { rate: 4 };

const watchPage = fileURLToPath(new URL('./watch-page.mjs', import.meta.url));

type Seen = {
  /** When the largest text or picture was shown, and which one it was. */
  paint: number;
  painted: string;
  /** How far the page moved by itself, and what moved. */
  shift: number;
  shifted: string[];
  /** The slowest reaction of the page to a person, from the touch to the next frame. */
  interaction: number;
};

const seenOn = (page: Page) => page.evaluate<Seen>('window.seen');

/** How long after the last request the page may still move. */
const settling = 1500;

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
type Visit = { origin: string; path: string; kept?: Kept | undefined; device?: object };

const openPage = async (browser: Browser, { origin, kept, device = phone }: Visit) => {
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    ...(kept && { storageState: kept }),
  });
  return context.newPage();
};

/** What the browser keeps of a customer who has logged in and chosen a store. */
async function comeIn(browser: Browser, origin: string): Promise<Kept> {
  const page = await openPage(browser, { origin, path: '/login', device: desk });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@cellar-door.example');
  await page.getByLabel(/^Password/).fill('cellar-door-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /this store: Cellar Door Lincoln Park/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Cellar Door Lincoln Park' }).waitFor();
  const kept = await page.context().storageState();
  await page.context().close();
  return kept;
}

/**
 * Every script that Chromium asks for until the page is at rest, as gzip sends it, and those among them that the
 * page's head names: they are its first load, which `browser/build/weigh.ts` bounds. The others come when there is
 * time.
 */
async function scriptsOf(browser: Browser, visit: Visit) {
  const page = await openPage(browser, visit);
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') addresses.add(response.url());
  });
  const head = await (await page.goto(visit.path, { waitUntil: 'networkidle' }))!.text();
  await pause(settling);
  await page.context().close();
  const all = [...addresses];
  const sizeOf = async (some: readonly string[]) =>
    (await Promise.all(some.map(gzipSizeOf))).reduce((sum, size) => sum + size, 0) / 1000;
  const first = all.filter((address) => head.includes(new URL(address).pathname));
  return { first: first.length, firstSize: await sizeOf(first), all: all.length, allSize: await sizeOf(all) };
}

/** Node's own client unpacks answers, so the size is taken from the server's header. */
async function gzipSizeOf(address: string) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  const size = Number(answer.headers.get('content-length'));
  if (answer.headers.get('content-encoding') !== 'gzip' || !(size > 0))
    throw new Error(`${address} does not come as gzip of a known length.`);
  return size;
}

async function visitSlowly(
  browser: Browser,
  visit: Visit,
  act?: (page: Page, touch: Touch) => Promise<void>,
): Promise<Seen> {
  const page = await openPage(browser, visit);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  await page.addInitScript({ path: watchPage });
  await page.goto(visit.path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause(settling);
  const { paint, painted, shift, shifted } = await seenOn(page);
  if (!(paint > 0)) throw new Error(`${visit.path} was not seen painting.`);
  await act?.(page, (target) => touchOn(devtools, target));
  await pause(act ? settling : 0);
  const { interaction } = await seenOn(page);
  await page.context().close();
  return { paint, painted, shift, shifted, interaction };
}

/** How long a quick finger rests on the glass. */
const press = 80;

type Touch = (target: Locator) => Promise<void>;

/**
 * Playwright's own tap lifts the finger in the instant in which it comes down; the browser then counts what it draws
 * for the press into the time that the lift took.
 */
async function touchOn(devtools: CDPSession, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(press);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function tryTheForm(page: Page, touch: Touch) {
  await touch(page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('ada@');
  await touch(page.getByRole('button', { name: 'Show Password' }));
  await touch(page.getByRole('button', { name: 'Log in', exact: true }));
  await page.getByText('Password is required').waitFor();
}

async function openTheMenu(page: Page, touch: Touch) {
  await touch(page.getByRole('button', { name: 'Menu', exact: true }));
  const close = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' });
  await close.click({ trial: true });
  await touch(close);
}

const middleOf = (seen: readonly Seen[], figure: 'paint' | 'shift' | 'interaction') =>
  median(seen.map((one) => one[figure]));

export async function measureFirstLoad(report: Report, databases: Databases) {
  report.title('The first load on a phone: 4 times slower processor, slow 4G');
  const browser = await chromium.launch(launchOptions());
  try {
    await databases.withShop('embedded', async ({ origin }) => {
      const kept = await comeIn(browser, origin);
      const measured = [
        { path: '/login', script: 120, paint: 1200, act: tryTheForm },
        { path: '/products', script: 140, paint: 2000, act: openTheMenu, kept },
      ];
      for (const { path, script, paint, act, kept: state } of measured) {
        const visit = { origin, path, kept: state };
        const { first, firstSize, all, allSize } = await scriptsOf(browser, visit);
        report.row({
          what: `${path}: script of the first load, gzip, ${first} files`,
          figure: firstSize,
          unit: 'kB',
          digits: 2,
          most: script,
          note: `${allSize.toFixed(2)} kB in ${all} files until the page is at rest`,
        });
        const seen = await rounds(5, () => visitSlowly(browser, visit, act));
        report.row({
          what: `${path}: largest paint`,
          figure: middleOf(seen, 'paint'),
          unit: 'ms',
          most: paint,
          note: `which is ${seen[0]!.painted}; ${seen.map((one) => Math.round(one.paint)).join(', ')}`,
        });
        report.row({
          what: `${path}: the slowest of some touches`,
          figure: middleOf(seen, 'interaction'),
          unit: 'ms',
          most: 100,
        });
        reportShift(report, `${path} on a phone`, seen);
      }
      const others = [
        { path: '/login', device: desk },
        { path: '/signup' },
        { path: '/welcome' },
        { path: '/welcome', device: desk },
        { path: '/', kept },
        { path: '/', kept, device: desk },
        { path: '/profile', kept },
        { path: '/profile', kept, device: desk },
      ];
      for (const { path, kept: state, device = phone } of others) {
        const seen = await rounds(3, () => visitSlowly(browser, { origin, path, kept: state, device }));
        reportShift(report, `${path} ${device === phone ? 'on a phone' : 'on a desk'}`, seen);
      }
    });
  } finally {
    await browser.close();
  }
}

function reportShift(report: Report, where: string, seen: readonly Seen[]) {
  const moved = [...new Set(seen.flatMap(({ shifted }) => shifted))];
  report.row({
    what: `${where}: layout shift`,
    figure: Math.max(...seen.map(({ shift }) => shift)),
    unit: '',
    digits: 4,
    most: 0,
    ...(moved.length > 0 && { note: `moved: ${moved.join(', ')}` }),
  });
}
