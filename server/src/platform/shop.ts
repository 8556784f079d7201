import type { Logger } from 'pino';
import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file.js';
import type { Settings } from './settings.js';

/** What every feature stands on. */
export type Shop = Pick<Database, 'read' | 'write'> & {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  /** Signs tokens and whatever else must not be forged. */
  readonly secretKey: string;
  /** The origin in links and e-mails; known when the shop listens. */
  publicUrl(): string;
};
