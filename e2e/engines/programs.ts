import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Starts a program that ends with this process at the latest. */
export function start(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Waits for a line of what a program says. */
export async function lineLike(pattern: RegExp, stream: Readable) {
  for await (const line of createInterface({ input: stream })) {
    const found = pattern.exec(line);
    if (found) return found;
  }
  throw new Error('It ended before it was ready.');
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
