import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { pressAt, strike, typeText } from './actions';
import type { BrowserWindow, Engine, Size } from './browser-window';
import { end, freePort, lineLike, start } from './programs';
import { WebDriverSession } from './webdriver';

const screenSize: Size = { width: 1920, height: 1600 };

/** WebKitGTK, which has Safari's engine, in a small browser on a screen that nobody sees. */
export async function webkitEngine(driver: string): Promise<Engine> {
  const { width, height } = screenSize;
  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await lineLike(/^\d+$/, screen.stdio[3] as Readable);
  const port = await freePort();
  const home = homeWithBars();
  const webDriver = start(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const complaints: string[] = [];
  createInterface({ input: webDriver.stdout! }).on('line', (line) => {
    if (/CONSOLE \S+ (?:ERROR|WARN)/.test(line)) complaints.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${address}/status`))).toPass();
  return {
    open: async (size) => {
      const session = await WebDriverSession.open(address, {
        // What it writes to the console, the driver passes on.
        'webkitgtk:browserOptions': {
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      });
      await fit(session, size);
      complaints.length = 0;
      return windowOf(session, complaints);
    },
    close: async () => {
      await end(webDriver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A folder for what the browser keeps, with the setting that its scrollbars take room. */
function homeWithBars() {
  const home = mkdtempSync(path.join(tmpdir(), 'cellar-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-overlay-scrolling=false\n');
  return home;
}

const innerSize = 'return { width: innerWidth, height: innerHeight }';

/**
 * Gives the page itself this size; around it the window has a frame of its own. It lies in the middle of the screen,
 * where the pointer is: without a desktop that decides who has the keyboard.
 */
async function fit(session: WebDriverSession, size: Size) {
  const place = (outer: Size) =>
    session.post('window/rect', {
      ...outer,
      x: Math.round((screenSize.width - outer.width) / 2),
      y: Math.round((screenSize.height - outer.height) / 2),
    });
  await place(size);
  const inner = (await session.execute(innerSize)) as Size;
  await place({
    width: size.width + size.width - inner.width,
    height: size.height + size.height - inner.height,
  });
}

const windowOf = (session: WebDriverSession, complaints: string[]): BrowserWindow => ({
  go: async (url) => void (await session.post('url', { url })),
  run: (script, ...given) => session.execute(`return (${script})(...given)`, ...given) as never,
  load: async (source) => void (await session.execute(source)),
  press: (at) => session.act(pressAt(at)),
  type: (text) => session.act(typeText(text)),
  key: (name) => session.act(strike(name)),
  picture: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
  complaints,
  close: async () => void (await session.close()),
});
