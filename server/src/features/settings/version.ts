import { createHash } from 'node:crypto';

/**
 * A mark of what the caller saw, which comes back with a change: it stays equal until somebody changes
 * anything of it.
 */
export const versionOf = (seen: object) =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
