import type { Logger } from 'pino';
import type { Clock } from './clock.js';
import type { Database } from './database/database.js';
import type { FileStore } from './files/file.js';
import type { SecretKey } from './secret-key.js';
import type { Settings } from './settings.js';
import type { Tracer } from './tracing/tracer.js';

/** What every feature is built on. */
export type Shop = Pick<
  Database,
  'read' | 'readTogether' | 'readCopy' | 'snapshot' | 'report' | 'write' | 'hear'
> & {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  /** Undefined when nobody collects traces. */
  readonly tracer?: Tracer | undefined;
  /** Signs tokens and whatever else must not be forged. */
  readonly secretKey: SecretKey;
  /** The origin in links and e-mails; known when the shop listens. */
  publicUrl(): string;
  /** The origin of the staff's calls, which differs from the shop's. */
  staffUrl(): string;
};
