import { setTimeout as wait } from 'node:timers/promises';
import { hours, later, minutes, seconds } from '../clock.js';
import type { Database, Transaction } from '../database/database.js';
import { byKeptPlans } from '../database/transaction.js';
import type { Log } from '../log.js';
import type { Tracer } from '../tracing/tracer.js';
import { Breaker } from './breaker.js';
import type { Worker } from './job.js';
import {
  deleteJob,
  failJob,
  giveBackJobs,
  postponeJob,
  renewLease,
  rescheduleJob,
  type TakenJob,
  takeDueJobs,
} from './jobs.sql.js';
import { atOnceIn, gathersFor, type Lane } from './lanes.js';

const lease = minutes(2);
/** A job that begins this soon after it was taken still has most of its lease. */
const soon = seconds(5);
const atATime = 10;
const mostAttempts = 30;

/** 5 s, 10 s, 20 s … up to an hour: about a day of patience in all. */
const patience = (attempts: number) => Math.min(seconds(5) * 2 ** (attempts - 1), hours(1));

class LostToAnother extends Error {}

/** Takes the due jobs of one lane and does them, independently of the other lanes. */
export class JobLane {
  readonly lane: Lane;
  readonly #database: Pick<Database, 'read' | 'write'>;
  readonly #log: Log;
  readonly #workers: ReadonlyMap<string, Worker>;
  readonly #tracer: Tracer | undefined;
  readonly #breaker: Breaker | undefined;
  readonly #lastSuccess = new Map<string, Date>();
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopping = false;

  constructor(
    lane: Lane,
    database: Pick<Database, 'read' | 'write'>,
    log: Log,
    workers: readonly Worker[],
    tracer?: Tracer,
  ) {
    this.lane = lane;
    this.#tracer = tracer;
    this.#database = database;
    this.#log = log;
    this.#workers = new Map(workers.map((worker) => [worker.job.kind, worker]));
    // All letters go to one server: when it hangs, it hangs for each of them. Work that stays inside the shop
    // does not count.
    if (lane === 'letters') this.#breaker = new Breaker();
  }

  get jobs() {
    return [...this.#workers.values()].map(({ job }) => job);
  }

  get isBroken() {
    return this.#breaker?.isOpen ?? false;
  }

  lastSuccessOf(kind: string) {
    return this.#lastSuccess.get(kind);
  }

  /** Does what is due now, or as soon as the present work has ended. */
  wake() {
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run() {
    try {
      for (let done = 0; !this.#isStopping && (this.#isWoken || done === atATime); ) {
        if (done < atATime && gathersFor[this.lane]) await wait(gathersFor[this.lane]);
        this.#isWoken = false;
        done = await this.runDue();
      }
    } catch (error) {
      const told = { lane: this.lane, error: (error as Error).message };
      this.#log.warn(told, 'the jobs could not be looked at');
    }
  }

  /** Finishes the present jobs; gives back others that were taken with them. */
  async stop() {
    this.#isStopping = true;
    await this.#running;
  }

  /** Does the jobs that are due, at most ten, and returns how many. */
  async runDue(): Promise<number> {
    const kinds = [...this.#workers.keys()];
    const now = await this.#now();
    const most = this.#breaker?.allows(atATime, now) ?? atATime;
    if (kinds.length === 0 || most === 0) return 0;
    const taken = await this.#database.write((tx) => takeDueJobs(tx, kinds, most, lease), byKeptPlans);
    const waiting = [...taken];
    const hands = Math.min(atOnceIn[this.lane], waiting.length);
    await Promise.all(Array.from({ length: hands }, () => this.#doEach(waiting, now)));
    if (waiting.length > 0) await this.#database.write((tx) => giveBackJobs(tx, waiting));
    return taken.length - waiting.length;
  }

  #now() {
    return this.#database.read(async (db) => db.now);
  }

  async #doEach(waiting: TakenJob[], taken: Date) {
    while (waiting.length > 0) {
      if (this.#isStopping || (this.#breaker && this.#breaker.allows(1, taken) === 0)) return;
      const job = waiting.shift()!;
      // The jobs before it may have taken so long that another process has it by now.
      const isSoon = (await this.#now()) <= later(taken, soon);
      if (isSoon || (await this.#database.write((tx) => renewLease(tx, job, lease)))) await this.#do(job);
    }
  }

  async #do(job: TakenJob) {
    const worker = this.#workers.get(job.kind)!;
    const work = () => this.#seeThrough(worker, job);
    try {
      await (this.#tracer ? this.#tracer.trace(`job ${job.kind}`, work) : work());
      this.#lastSuccess.set(job.kind, await this.#now());
      if ('beyond' in worker) this.#breaker?.succeeded();
    } catch (error) {
      if (!(error instanceof LostToAnother)) await this.#tryLater(job, error as Error);
    }
  }

  async #seeThrough(worker: Worker, job: TakenJob) {
    const note = 'beyond' in worker ? await worker.beyond(job.payload as never, job.id) : undefined;
    await this.#database.write(
      async (tx) => {
        if ('within' in worker) await worker.within(tx, job.payload as never);
        const [, isOurs] = await Promise.all([note?.(tx), this.#end(tx, worker, job)]);
        if (!isOurs) throw new LostToAnother();
      },
      'within' in worker ? { doing: `job ${job.kind}` } : byKeptPlans,
    );
  }

  #end(tx: Transaction, { job: { every } }: Worker, job: TakenJob) {
    return every ? rescheduleJob(tx, job, later(tx.now, every)) : deleteJob(tx, job);
  }

  async #tryLater(job: TakenJob, error: Error) {
    const worker = this.#workers.get(job.kind)!;
    if ('beyond' in worker) this.#breaker?.failed(await this.#now());
    const isOver = job.attempts >= mostAttempts && !worker.job.every;
    const told = { kind: job.kind, id: job.id, attempts: job.attempts, error: error.message };
    if (isOver) this.#log.error(told, 'a job has failed for good');
    else this.#log.warn(told, 'a job failed and is tried again');
    await this.#database.write(async (tx) => {
      if (isOver) {
        await failJob(tx, job, error.message);
        await worker.givenUp?.(tx, job.payload as never);
      } else await postponeJob(tx, job, later(tx.now, patience(job.attempts)), error.message);
    });
  }
}
