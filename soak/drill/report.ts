import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lockLasts, longestFailover, programs } from './programs.js';

export type Outcome = {
  name: string;
  /** Seconds in which nobody was served. */
  away: { read: number; write: number };
  orders: number;
  errors: readonly (readonly [string, number])[];
  broken: readonly string[];
};

const page = fileURLToPath(new URL('../../docs/drill.md', import.meta.url));

const shown = (away: number) => `${away.toFixed(1)} s`;

export const rowOf = ({ name, away, orders, errors, broken }: Outcome) =>
  `| ${[
    name,
    shown(away.write),
    shown(away.read),
    orders,
    broken.length === 0 ? 'yes' : `**no**: ${broken.join('; ')}`,
    errors.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
  ].join(' | ')} |`;

/** Writes down the results of a whole drill. */
export function writeReport(outcomes: readonly Outcome[]) {
  writeFileSync(
    page,
    `# The drill

\`npm run drill\` wrote this on ${new Date().toISOString().slice(0, 10)}, on one machine with ${availableParallelism()} cores that held all of it: three nodes, each with PostgreSQL, Patroni and a member of
etcd; HAProxy; two processes of the built shop; twelve customers at a time who look around and buy, and two clerks who pack. Five times a second somebody
else comes who reads a list, and one who wishes for a bottle. Then something fails, is mended, and the next thing fails.

${programs()}.

| what fails | nobody could write for | or read for | orders acknowledged | each is there once, audit green | what callers were told meanwhile |
|---|---|---|---|---|---|
${outcomes.map(rowOf).join('\n')}

It ends with 1 where an acknowledged order is missing or doubled, the audit finds something, an answer is a fault (any 5xx but 503), or writers wait longer than ${longestFailover} s for another
primary. \`npm run drill -- --short\` takes the first two alone, writes nothing, and is what CI does.

**How it is apart**: each node is a network namespace with a cable of its own. One that loses its power loses the cable first, so that nobody hears a goodbye; one that is cut
off goes on, and finds out by itself that it leads no more. A node's database lies on a disk of its own, in memory. Everything ends with the drill. It needs Linux, root, and Debian's packages \`postgresql\`,
\`patroni\`, \`etcd-server\`, \`haproxy\` and \`iproute2\`; what is missing it installs.

**How the nodes are set**: synchronous replication to one of two (\`synchronous_mode\`); a lock of ${lockLasts} s, the shortest that this Patroni takes; \`primary_start_timeout: 0\`; \`pg_rewind\`. etcd 3.4 needs \`--pre-vote\`:
without it a node that came back took the lock from a healthy primary. Patroni speaks the older language of etcd (\`etcd:\`, \`--enable-v2\`): in the newer one (\`etcd3:\`) its version 3.0.2
writes itself down as the leader without asking whether somebody else leads by now, and a primary that was cut off undid what its successor had acknowledged. An order is looked for once the
cluster has been whole, under one leader, for longer than a lock lasts. HAProxy asks Patroni each second and ends
the sessions of a node that is no longer what it was. \`DATABASE_URL\` names its port of the primary, \`DATABASE_REPLICA_URL\` that of the replicas. All of it stands in \`soak/drill/\`.

**What it does not prove**: one machine has one clock, one power supply and one memory, so no disk is asked whether it keeps what it was told to; nothing here freezes and wakes up again
([scaling](scaling.md#when-the-primary-fails)); on a full disk a wish may still fit where an order does not.
`,
  );
}
