import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { RunningServer } from '../testing/run-server.js';

const head = 'POST /api/common/location HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\n';
const body = '{"zip_code":"94110"}';

/** A connection on which everything that arrives is kept. */
async function connectTo(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await new Promise((connected) => socket.once('connect', connected));
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  const ended = new Promise<string>((done) => socket.once('close', () => done(heard)));
  return { socket, ended };
}

const somethingHeard = (socket: Socket) => new Promise((answered) => socket.once('data', answered));

/** Sends a request without its body; the server has seen it when it asks for the rest. */
async function begin(address: string) {
  const connection = await connectTo(address);
  const heard = somethingHeard(connection.socket);
  connection.socket.write(`${head}content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`);
  expect(String(await heard)).toContain('100 Continue');
  return connection;
}

describe('stopping', () => {
  let folder: string;
  let server: RunningServer;
  let address: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cellar-stop-'));
    cpSync(inject('embeddedTemplate'), path.join(folder, 'database'), { recursive: true });
    server = new RunningServer({ DATA_DIR: folder });
    address = await server.listening();
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends at once when nobody is served, also with connections kept open', async () => {
    const opened = await connectTo(address);
    const used = await connectTo(address);
    used.socket.write('GET /healthz HTTP/1.1\r\nhost: shop.test\r\n\r\n');
    await somethingHeard(used.socket);
    expect(await server.stop()).toMatchObject({ code: 0, complained: '' });
    expect([await opened.ended, await used.ended]).toEqual(['', expect.stringContaining('200 OK')]);
  });

  it('answers what is in flight first', async () => {
    const { socket, ended } = await begin(address);
    const idle = await connectTo(address);
    const stopped = server.stop();
    await idle.ended;
    socket.write(body);
    const answer = await ended;
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('San Francisco');
    expect((await stopped).code).toBe(0);
  });

  it('takes no new callers meanwhile', async () => {
    const { socket } = await begin(address);
    const idle = await connectTo(address);
    const stopped = server.stop();
    await idle.ended;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    socket.destroy();
    expect((await stopped).code).toBe(0);
  });

  it('does not wait any more when it is asked twice', async () => {
    await begin(address);
    const idle = await connectTo(address);
    const stopped = server.stop('SIGINT');
    await idle.ended;
    server.process.kill('SIGINT');
    expect((await stopped).code).toBe(1);
  });
});
