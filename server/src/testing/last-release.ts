import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the release before this one, built. */
const folder = process.env.LAST_RELEASE;
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A release that requires a stop never runs beside the one before. */
const wantsStop = (place: string) =>
  readdirSync(migrations)
    .filter((file) => !existsSync(path.join(place, 'server/migrations', file)))
    .some((file) => !readFileSync(path.join(migrations, file), 'utf8').startsWith('-- Upgrade: beside'));

function programIn(place: string) {
  const main = path.join(place, 'server/dist/main.js');
  if (!existsSync(main)) throw new Error(`${place} is not built: npm ci && npm run build`);
  return main;
}

/** Its program, if it exists and may run beside this one. */
export const lastRelease = folder && !wantsStop(folder) ? programIn(folder) : undefined;

export const nothingToUpgradeBeside = folder !== undefined && lastRelease === undefined;
