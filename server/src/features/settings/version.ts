import { createHash } from 'node:crypto';

/** What was seen, as a mark that comes back with a change: equal as long as nobody has changed anything of it. */
export const versionOf = (seen: object) =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
