import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { Size } from './browser-window';
import { end, freePort, lineLike, start } from './programs';

export const screenSize: Size = { width: 1920, height: 1600 };

/** A screen that nobody sees, and WebKit's driver before it. What the browser writes to the console, it passes on. */
export async function openHiddenScreen(driver: string) {
  const { width, height } = screenSize;
  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await lineLike(/^\d+$/, screen.stdio[3] as Readable);
  const home = homeWithBars();
  const port = await freePort();
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
    address,
    complaints,
    // A browser does not outlive its screen, even one that its driver has lost.
    close: async () => {
      await end(webDriver);
      await end(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
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
