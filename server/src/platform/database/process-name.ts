import { hostname } from 'node:os';

/** PostgreSQL cuts off what is longer. */
const longest = 63;

/** How the database's administrator sees whose connection it is, in `pg_stat_activity`. */
export const processName = (what: string) =>
  `cellar-door ${what} ${process.pid}@${hostname()}`.slice(0, longest);
