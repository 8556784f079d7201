import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const beside = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The arguments to run a source file. */
export const fromSource = (file: string) => ['--conditions=cellar-source', '--import', 'tsx', file];

/** `npm test` has just built the server: what is built starts in half the time, and is what a shop runs. */
const isBuilt = Boolean(process.env.TEST_WHAT_IS_BUILT);

/** How `main` and the shop's commands are started. */
export const programOf = (name: string) =>
  isBuilt ? [beside(`../../dist/${name}.js`)] : fromSource(beside(`../${name}.ts`));

/** How a script of the tests is started that takes the server by the names of its package. */
export const scriptOf = (name: string) =>
  isBuilt ? ['--import', 'tsx', beside(`./${name}.ts`)] : fromSource(beside(`./${name}.ts`));

const nodeFlags = ['--import', new URL('./quick-databases.mjs', import.meta.url).href];

type Ended = { code: number | null; said: string; complained: string };

/** The server as a separate process, as a person starts it. */
export class RunningServer {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  #said = '';
  #complained = '';
  #hear = () => {};

  constructor(
    variables: Record<string, string>,
    program: readonly string[] = programOf('main'),
    args: readonly string[] = [],
  ) {
    const env = { PATH: process.env.PATH, PORT: '0', ...variables };
    this.process = spawn(process.execPath, [...nodeFlags, ...program, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout!.on('data', (text) => {
      this.#said += text;
      this.#hear();
    });
    this.process.stderr!.on('data', (text) => {
      this.#complained += text;
    });
    this.ended = new Promise((ended) => {
      this.process.once('close', (code) => {
        ended({ code, said: this.#said, complained: this.#complained });
        this.#hear();
      });
    });
  }

  get said() {
    return this.#said;
  }

  /** The address of the staff's calls; it is printed before the shop listens. */
  get staffAddress() {
    return /^Staff at (\S+)$/m.exec(this.#said)?.[1] ?? '';
  }

  /** The address at which it listens. */
  listening(): Promise<string> {
    return new Promise((listening, failed) => {
      this.#hear = () => {
        const address = /^Cellar Door listening on (\S+)$/m.exec(this.#said)?.[1];
        if (address) listening(address);
        else if (this.process.exitCode !== null) failed(new Error(`It ended: ${this.#complained}`));
      };
      this.#hear();
    });
  }

  stop(signal: NodeJS.Signals = 'SIGTERM') {
    this.process.kill(signal);
    return this.ended;
  }
}
