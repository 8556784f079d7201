import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { pressAt, strike, typeText } from './actions';
import type { BrowserWindow, Engine, Size } from './browser-window';
import { end, freePort, lineLike, start } from './programs';
import { WebDriverSession } from './webdriver';

/** WebKitGTK, which has Safari's engine, in a small browser on a screen that nobody sees. */
export async function webkitEngine(driver: string): Promise<Engine> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await lineLike(/^\d+$/, screen.stdio[3] as Readable);
  const port = await freePort();
  const webDriver = start(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // Bars that take room, as most desktops show them.
      GTK_OVERLAY_SCROLLING: '0',
      NO_AT_BRIDGE: '1',
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
    },
  };
}

const innerSize = 'return { width: innerWidth, height: innerHeight }';

/** Gives the page itself this size; around it the window has a frame of its own. */
async function fit(session: WebDriverSession, size: Size) {
  await session.post('window/rect', { x: 0, y: 0, ...size });
  const inner = (await session.execute(innerSize)) as Size;
  await session.post('window/rect', {
    x: 0,
    y: 0,
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
