import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { spellPassword } from 'contract/auth/passwords';
import { unavailable } from 'contract/platform/envelope';
import { seconds } from './clock.js';
import type { PasswordTask } from './passwords-worker.js';
import { refuse } from './refuse.js';
import { startWorker } from './source-worker.js';

const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About a second of work; callers beyond that are asked to try again. */
const mostWaiting = 100;
const idleFor = seconds(30);

type Waiting = { task: PasswordTask; done: (answer: never) => void; failed: (error: Error) => void };
type Thread = { worker: Worker; at: Waiting | undefined; idle: NodeJS.Timeout | undefined };

/**
 * Hashes and compares passwords with Argon2id on threads of their own. One core is left to everything else,
 * their priority is low and the queue is bounded, so that a storm of log-ins slows down only log-ins.
 */
export class Passwords {
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  readonly #mostWaiting: number;

  constructor(most = mostWaiting) {
    this.#mostWaiting = most;
  }

  /** How many wait for a thread. */
  get waiting() {
    return this.#queue.length;
  }

  hash(password: string): Promise<string> {
    return this.#ask({ password: spellPassword(password) });
  }

  isRight(password: string, hash: string): Promise<boolean> {
    return this.#ask({ password: spellPassword(password), hash });
  }

  async close() {
    await Promise.all([...this.#threads].map((thread) => this.#stop(thread)));
  }

  #ask<Answer>(task: PasswordTask) {
    return new Promise<Answer>((done, failed) => {
      if (this.#queue.length >= this.#mostWaiting) return failed(refuse(unavailable, { retryAfter: 2 }));
      this.#queue.push({ task, done, failed });
      this.#next(this.#free());
    });
  }

  #free() {
    const free = [...this.#threads].find(({ at }) => !at);
    return free ?? (this.#threads.size < mostThreads ? this.#start() : undefined);
  }

  #next(thread: Thread | undefined) {
    if (!thread) return;
    clearTimeout(thread.idle);
    thread.at = this.#queue.shift();
    if (thread.at) thread.worker.postMessage(thread.at.task);
    else thread.idle = setTimeout(() => void this.#stop(thread), idleFor).unref();
  }

  #start() {
    const thread: Thread = {
      worker: startWorker('passwords-worker', import.meta.url, {
        resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
      }),
      at: undefined,
      idle: undefined,
    };
    this.#threads.add(thread);
    thread.worker.on('message', (answer) => {
      thread.at?.done(answer as never);
      this.#next(thread);
    });
    thread.worker.on('error', (error) => this.#lose(thread, error as Error));
    thread.worker.on('exit', () => this.#lose(thread, new Error('A password thread ended.')));
    thread.worker.unref();
    return thread;
  }

  /** Only the password being worked on is lost; the next ones get a new thread. */
  #lose(thread: Thread, error: Error) {
    thread.at?.failed(error);
    thread.at = undefined;
    if (this.#threads.delete(thread) && this.#queue.length > 0) this.#next(this.#free());
  }

  async #stop(thread: Thread) {
    this.#threads.delete(thread);
    clearTimeout(thread.idle);
    await thread.worker.terminate();
  }
}
