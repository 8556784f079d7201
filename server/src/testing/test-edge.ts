import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app/build.js';
import { type Clock, systemClock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { Route } from '../platform/http/route.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';

type Edge = { variables?: Record<string, string>; webFolder?: string; routes?: Route[]; clock?: Clock };

const noDatabase = {} as Database;

/** A server without a shop behind it: only the headers, the pages and the calls that a test names. */
export async function openEdge(given: Edge = {}) {
  const { variables = {}, webFolder = '/nowhere', routes = [], clock = systemClock } = given;
  const lines: string[] = [];
  const settings = readSettings({ DEMO: '1', LOG_LEVEL: 'info', ...variables });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const publicUrl = () => 'https://shop.test';
  const shop = { settings, log, clock, publicUrl } as unknown as Shop;
  const whoAsks = async () => ({ id: 'ada', sessionId: 'here' });
  const app = await buildApp(shop, { routes, whoAsks, codesNow: async () => [] }, noDatabase, webFolder);
  return { app, log: () => lines.join('') };
}

/** A folder like the one that a build of the web makes. */
export function webBuildOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-web-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
