import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '../../server/src/platform/clock.js';
import type { Node } from './node.js';

const ports = { primary: 5000, replica: 5001 };
type Kind = keyof typeof ports;

const defaults = `defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 30m
  timeout server 30m
`;

/** Patroni says which role its node has. With `rise 1`, a new primary is found at the next check. */
const listen = (kind: Kind, nodes: readonly Node[]) => `
listen ${kind}
  bind 127.0.0.1:${ports[kind]}
  option httpchk GET /${kind}
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, database, told }) => `  server ${name} ${database} check addr ${told.replace(':', ' port ')}`).join('\n')}
`;

/** HAProxy: two addresses for the whole cluster, whichever node leads it. */
export function startBalancer(nodes: readonly Node[], within: string) {
  const config = path.join(within, 'haproxy.cfg');
  writeFileSync(config, defaults + listen('primary', nodes) + listen('replica', nodes));
  spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' });
}

export const urlOf = (kind: Kind, database: string) =>
  `postgres://postgres@127.0.0.1:${ports[kind]}/${database}`;

/** Twice as many as there are nodes, because each connection is handed to the next one. */
const inARow = 6;
const longestSearch = seconds(60);

async function comesTo(kind: Kind) {
  const client = new pg.Client(urlOf(kind, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    return rows[0]!.follows === (kind === 'replica');
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** HAProxy takes every node for well at first, and knows better after its first checks. */
export async function untilBalanced() {
  const until = performance.now() + longestSearch;
  for (const kind of Object.keys(ports) as Kind[])
    for (let right = 0; right < inARow; ) {
      right = (await comesTo(kind)) ? right + 1 : 0;
      if (performance.now() > until) throw new Error(`HAProxy does not find the ${kind}.`);
      if (right === 0) await wait(200);
    }
}
