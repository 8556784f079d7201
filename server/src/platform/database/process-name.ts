import { hostname } from 'node:os';

/** PostgreSQL cuts longer names off. */
const longest = 63;

/** The name under which the database's administrator sees a connection in `pg_stat_activity`. */
export const processName = (what: string) =>
  `cellar-door ${what} ${process.pid}@${hostname()}`.slice(0, longest);
