import { constants, cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../../platform/cannot-start.js';
import type { Clock } from '../../platform/clock.js';
import { FolderInUse, takeDataFolder } from '../../platform/data-folder.js';
import { commandToken } from '../../platform/http/command-token.js';
import type { SecretKey } from '../../platform/secret-key.js';
import type { Settings } from '../../platform/settings.js';
import { addressOf } from '../staff-command.js';
import { copyPath } from './answer-copy.js';
import { copiedDatabase } from './scratch.js';

async function askShop(settings: Settings, secretKey: SecretKey, clock: Clock): Promise<number> {
  const shop = addressOf(settings);
  const authorization = `Bearer ${commandToken(secretKey, clock.now())}`;
  const answer = await fetch(shop + copyPath, { method: 'POST', headers: { authorization } }).catch(() => {
    throw new CannotStart(
      `A shop runs on ${settings.dataFolder} and does not answer at ${shop}. ` +
        'Set HOST and PORT as it has them, or stop it.',
    );
  });
  if (answer.status === 404)
    throw new CannotStart(`The shop at ${shop} has another key. Set DATA_DIR and SECRET_KEY as it has them.`);
  if (!answer.ok)
    throw new CannotStart(
      `The shop at ${shop} could not copy its database: see its log, and that the disk of ` +
        `${settings.dataFolder} has room.`,
    );
  const { data } = (await answer.json()) as { data: { milliseconds: number } };
  return data.milliseconds;
}

/**
 * Puts a copy of the embedded database into the scratch folder. A running shop makes it itself, between two
 * statements, and returns for how many milliseconds others had to wait; when the shop is stopped, it is made
 * here.
 */
export async function copyEmbedded(settings: Settings, secretKey: SecretKey, clock: Clock) {
  const { dataFolder } = settings;
  const from = path.join(dataFolder, 'database');
  if (!existsSync(from))
    throw new CannotStart(
      `There is no database in ${dataFolder}. Set DATA_DIR or DATABASE_URL as the shop has it.`,
    );
  const to = copiedDatabase(dataFolder);
  const leave = await takeDataFolder(dataFolder).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!leave) return { folder: to, waited: await askShop(settings, secretKey, clock) };
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    await leave();
  }
  return { folder: to, waited: 0 };
}
