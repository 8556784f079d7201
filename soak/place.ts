import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RunningServer } from '../server/src/testing/run-server.js';
import { Life } from './life.js';

const built = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

const mostStarts = 10;

type Told = { level: number; msg: string };

/** A place in which a server of the shop runs, and is started again and again. */
export class Place {
  readonly #variables: Record<string, string>;
  #server: RunningServer | undefined;
  #isAsked = false;
  address: string | undefined;
  staffAddress = '';
  readonly lives: Life[] = [];
  readonly troubles: string[] = [];

  constructor(variables: Record<string, string>) {
    this.#variables = variables;
  }

  async start() {
    this.#isAsked = false;
    for (let tries = 1; !(await this.#starts()); tries++)
      if (tries === mostStarts) throw new Error(`A server did not start in ${mostStarts} tries.`);
  }

  /** A server that starts without its database gives up by itself, and is started again, as systemd does. */
  async #starts() {
    const server = new RunningServer(this.#variables, ['--trace-gc', built]);
    const life = new Life();
    this.#server = server;
    this.lives.push(life);
    void server.ended.then(({ code, said, complained }) => {
      const served = this.address !== undefined;
      this.address = undefined;
      listen(life, said, complained);
      if (served && !this.#isAsked)
        this.troubles.push(`A server ended by itself (${code}): ${complained.slice(0, 500)}`);
    });
    try {
      this.address = await server.listening();
      this.staffAddress = server.staffAddress;
      return true;
    } catch (error) {
      life.count((error as Error).message.trim());
      return false;
    }
  }

  weigh() {
    const pid = this.#server?.process.pid;
    const life = this.lives.at(-1);
    if (!this.address || !pid || !life) return;
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      if (kilobytes) life.megabytes.push(Number(kilobytes) / 1024);
    } catch {
      // The process has just ended, or this machine does not report this.
    }
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM') {
    if (!this.#server) return;
    this.#isAsked = true;
    const { code } = await this.#server.stop(signal);
    if (signal === 'SIGTERM' && code !== 0)
      this.troubles.push(`A server that was asked to stop ended with ${code}.`);
  }
}

/** V8's own line about a full collection: after how many milliseconds, and how much was in use afterwards. */
const collection = /^\[\d+:\w+\] +(\d+) ms: Mark-Compact.*? -> ([\d.]+) /;
const ofCollector = /^\[\d+:\w+\] /;

function listen(life: Life, said: string, complained: string) {
  life.logged += complained.length;
  for (const line of said.split('\n')) {
    const [, milliseconds, megabytes] = collection.exec(line) ?? [];
    if (milliseconds && megabytes)
      life.inUse.push({ second: Number(milliseconds) / 1000, megabytes: Number(megabytes) });
    if (ofCollector.test(line)) continue;
    life.logged += line.length + 1;
    if (!line.startsWith('{')) continue;
    const { level, msg } = JSON.parse(line) as Told;
    life.count(`${level >= 50 ? 'error' : 'warning'}: ${msg}`);
  }
}
