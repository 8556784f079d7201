import { fork } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-server.js';
import { median, percentile, rounds } from './figures.js';
import { type Loaded, load } from './load.js';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const measureFor = 3000;

type Headers = Readonly<Record<string, string>>;

/** The headers that Node writes by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** The answer as a browser gets it, compressed where the shop compresses it. */
function answerOf(origin: string, path: string, headers: Headers) {
  return new Promise<BareAnswer>((answered, failed) => {
    const asked = request(
      `${origin}${path}`,
      { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => {
          const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
          const body = Buffer.concat(parts).toString('base64');
          answered({ headers: Object.fromEntries(headers), body });
        });
      },
    );
    asked.once('error', failed);
    asked.end();
  });
}

function startBareServer(answer: BareAnswer) {
  const server = fork(bareServer);
  const listening = new Promise<string>((started, failed) => {
    server.once('message', (port) => started(`http://127.0.0.1:${Number(port)}`));
    server.once('exit', () => failed(new Error('The bare server did not start.')));
  });
  server.send(answer);
  return { listening, stop: () => server.kill() };
}

export type Ceiling = {
  /** The answers per second of the shop, as a share of the bare server's. */
  share: number;
  shop: number;
  bare: number;
  p99: number;
  bytes: number;
};

/**
 * Measures a call of the shop and a bare server that sends the same bytes, in turns, so that both see the
 * same machine.
 */
export async function measureCeiling(origin: string, path: string, headers: Headers = {}): Promise<Ceiling> {
  const answer = await answerOf(origin, path, headers);
  const bare = startBareServer(answer);
  try {
    const bareOrigin = await bare.listening;
    for (const at of [bareOrigin, origin]) await load(at, path, 1000, headers);
    const measured = await rounds(3, async () => ({
      bare: await load(bareOrigin, path, measureFor, headers),
      shop: await load(origin, path, measureFor, headers),
    }));
    const middle = (figure: (round: { bare: Loaded; shop: Loaded }) => number) =>
      median(measured.map(figure));
    return {
      share: middle(({ shop, bare }) => shop.perSecond / bare.perSecond),
      shop: middle(({ shop }) => shop.perSecond),
      bare: middle(({ bare }) => bare.perSecond),
      p99: middle(({ shop }) => percentile(shop.times, 0.99)),
      bytes: Buffer.from(answer.body, 'base64').length,
    };
  } finally {
    bare.stop();
  }
}
