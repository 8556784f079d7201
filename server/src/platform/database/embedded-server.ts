import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { seconds } from '../clock.js';
import type { Log } from '../log.js';
import { startWorker } from '../source-worker.js';
import { WireSocket } from './wire-socket.js';

const restartPause = seconds(1);

/** A worker thread with the database of one folder; rejects when the database does not start in it. */
async function startDatabase(folder: string) {
  const options = { workerData: { folder }, stdout: true, stderr: true };
  const worker = startWorker('embedded-worker', import.meta.url, options);
  // Its output is for PostgreSQL's developers, but if nobody reads it, it piles up.
  worker.stdout.resume();
  worker.stderr.resume();
  const stopped = () => new Error('The embedded database stopped while it was starting.');
  await new Promise<void>((ready, failed) => {
    worker.once('message', () => ready());
    worker.once('error', failed);
    worker.once('exit', () => failed(stopped()));
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  // A crash is reported as an error and then as an exit; the code reacts to the exit.
  worker.on('error', () => {});
  return worker;
}

/**
 * The embedded database as a server: a worker that ends unexpectedly is replaced, and committed data are on
 * the disk.
 */
export class EmbeddedServer {
  readonly #folder: string;
  readonly #log: Log;
  readonly #sockets = new Set<WireSocket>();
  #worker: Worker | undefined;
  #back: Promise<void> = Promise.resolve();
  #answering: Promise<boolean> | undefined;
  #isClosing = false;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
  }

  async start() {
    const worker = await startDatabase(this.#folder);
    this.#worker = worker;
    worker.once('exit', () => this.#lose());
    if (this.#isClosing) await worker.terminate();
  }

  #lose() {
    this.#worker = undefined;
    const lost = Object.assign(new Error('The embedded database stopped.'), { code: '57P01' });
    for (const socket of this.#sockets) socket.destroy(lost);
    if (this.#isClosing) return;
    this.#log.error({ folder: this.#folder }, 'the embedded database stopped and is started again');
    this.#back = this.#startAgain();
  }

  async #startAgain() {
    while (!this.#isClosing) {
      await wait(restartPause, undefined, { ref: false });
      try {
        if (!this.#isClosing) await this.start();
        return;
      } catch (error) {
        this.#log.error({ error: (error as Error).message }, 'the embedded database does not start');
      }
    }
  }

  connect(): WireSocket {
    const socket = new WireSocket(this.#worker);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #ask<Answer>(question: 'close' | 'syncs'): Promise<Answer | undefined> {
    const worker = this.#worker;
    if (!worker) return Promise.resolve(undefined);
    return new Promise((done) => {
      const end = (answer?: Answer) => {
        worker.off('message', end);
        worker.off('exit', lose);
        done(answer);
      };
      const lose = () => end();
      worker.on('message', end);
      worker.on('exit', lose);
      worker.postMessage(question);
    });
  }

  /** How often the database has made the disk sync what was written. */
  async syncs() {
    return (await this.#ask<number>('syncs')) ?? 0;
  }

  /**
   * Copies the database's folder between two statements, so that the copy is what a power cut would leave;
   * returns for how many milliseconds no statement was answered.
   */
  copyTo(folder: string): Promise<number> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error('The embedded database is not there.'));
    const { port1, port2 } = new MessageChannel();
    return new Promise<number>((copied, failed) => {
      port1.once('message', (told: number | Error) => (told instanceof Error ? failed(told) : copied(told)));
      port1.once('close', () => failed(new Error('The embedded database stopped while it was copied.')));
      worker.postMessage({ folder, told: port2 }, [port2]);
    }).finally(() => port1.close());
  }

  /** Whether the database is alive, either between two statements or idle. */
  isAnswering(): Promise<boolean> {
    // One check runs at a time: otherwise hundreds would wait in a busy worker.
    this.#answering ??= this.#ask<number>('syncs')
      .then((syncs) => syncs !== undefined)
      .finally(() => {
        this.#answering = undefined;
      });
    return this.#answering;
  }

  /** Ends the worker as a crash would. */
  async crash() {
    await this.#worker?.terminate();
  }

  /** Settles when a lost worker has been replaced. */
  isBack() {
    return this.#back;
  }

  async close() {
    this.#isClosing = true;
    await this.#ask('close');
    await this.#worker?.terminate();
  }
}
