import { connect, type Socket } from 'node:net';

const connections = 64;

export type Loaded = { perSecond: number; times: number[] };

const headEnd = Buffer.from('\r\n\r\n');

/** The length of the answer that begins here, in bytes; undefined until its head has arrived whole. */
function lengthOf(received: Buffer) {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`It answered: ${head.split('\r\n', 1)[0]}`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer without its length cannot be counted here.');
  return end + headEnd.length + Number(length);
}

/** One browser that asks again as soon as it has its answer. */
function askOn(socket: Socket, question: string, until: number, times: number[]) {
  return new Promise<void>((done, failed) => {
    let received = Buffer.alloc(0);
    let whole: number | undefined;
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(question);
    };
    socket.setNoDelay(true);
    socket.once('error', failed);
    socket.once('connect', ask);
    socket.on('data', (bytes) => {
      try {
        received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
        whole ??= lengthOf(received);
        if (whole === undefined || received.length < whole) return;
      } catch (error) {
        socket.destroy();
        return failed(error as Error);
      }
      const now = performance.now();
      times.push(now - asked);
      received = Buffer.alloc(0);
      whole = undefined;
      if (now < until) return ask();
      socket.end();
      done();
    });
  });
}

/**
 * Many connections that ask for one thing again and again. Plain sockets, because Node's own client would
 * cost more than the server that is measured.
 */
export async function load(
  origin: string,
  path: string,
  milliseconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Loaded> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, 'accept-encoding': 'gzip, deflate, br', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const question = `GET ${path} HTTP/1.1\r\n${head}\r\n`;
  const times: number[] = [];
  const from = performance.now();
  const ask = () => askOn(connect(Number(port), hostname), question, from + milliseconds, times);
  await Promise.all(Array.from({ length: connections }, ask));
  return { perSecond: times.length / ((performance.now() - from) / 1000), times };
}
