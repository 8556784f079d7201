import { hours, later, minutes, seconds } from '../clock.js';
import type { Database, Transaction } from '../database/database.js';
import type { Log } from '../log.js';
import type { Worker } from './job.js';
import {
  deleteJob,
  failJob,
  giveBackJobs,
  holdJob,
  insertScheduledJob,
  postponeJob,
  rescheduleJob,
  type TakenJob,
  takeDueJobs,
} from './jobs.sql.js';

const pause = seconds(1);
const hold = minutes(2);
const atOnce = 10;
const mostAttempts = 30;

/** 5 s, 10 s, 20 s … up to an hour: about a day of patience in all. */
const patience = (attempts: number) => Math.min(seconds(5) * 2 ** (attempts - 1), hours(1));

class LostToAnother extends Error {}

/** Takes due jobs, one process at a time for each, and sees them through: also after a crash in between. */
export class JobRunner {
  readonly #database: Pick<Database, 'write'>;
  readonly #log: Log;
  readonly #workers: Map<string, Worker>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;
  #isOn = false;
  #isWoken = false;
  #isStopping = false;

  constructor(database: Pick<Database, 'write'>, log: Log, workers: readonly Worker[]) {
    this.#database = database;
    this.#log = log;
    this.#workers = new Map(workers.map((worker) => [worker.job.kind, worker]));
  }

  async start() {
    this.#isOn = true;
    await this.schedule();
    this.#again(0);
  }

  /** Sees to it that each job that comes round is there, once for all processes. */
  async schedule() {
    for (const { job } of this.#workers.values())
      if (job.every) await this.#database.write((tx) => insertScheduledJob(tx, job.kind));
  }

  /** Looks now instead of at the next round: called when a commit has left work. */
  wake() {
    this.#isWoken = true;
    if (!this.#running) this.#again(0);
  }

  /** The job at hand is finished; others that were taken with it are given back. */
  async stop() {
    this.#isOn = false;
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #again(wait: number) {
    if (!this.#isOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#round(), wait);
    this.#timer.unref();
  }

  async #round() {
    this.#isWoken = false;
    this.#running ??= this.runDue()
      .catch((error: Error) => {
        this.#log.warn({ error: error.message }, 'the jobs could not be looked at');
        return 0;
      })
      .finally(() => {
        this.#running = undefined;
      });
    const done = (await this.#running) as number;
    this.#again(done === atOnce || this.#isWoken ? 0 : pause);
  }

  /** Does everything that is due, at most ten jobs, and tells how many. */
  async runDue(): Promise<number> {
    const kinds = [...this.#workers.keys()];
    if (kinds.length === 0) return 0;
    const taken = await this.#database.write((tx) => takeDueJobs(tx, kinds, atOnce, hold));
    for (const [at, job] of taken.entries()) {
      if (this.#isStopping) {
        await this.#database.write((tx) => giveBackJobs(tx, taken.slice(at)));
        return at;
      }
      // Those before it may have taken so long that another process has it by now.
      if (at === 0 || (await this.#database.write((tx) => holdJob(tx, job, hold)))) await this.#do(job);
    }
    return taken.length;
  }

  async #do(job: TakenJob) {
    const worker = this.#workers.get(job.kind)!;
    try {
      if ('beyond' in worker) await worker.beyond(job.payload as never, job.id);
      await this.#database.write(async (tx) => {
        if ('within' in worker) await worker.within(tx, job.payload as never);
        if (!(await this.#end(tx, worker, job))) throw new LostToAnother();
      });
    } catch (error) {
      if (!(error instanceof LostToAnother)) await this.#tryLater(job, error as Error);
    }
  }

  #end(tx: Transaction, { job: { every } }: Worker, job: TakenJob) {
    return every ? rescheduleJob(tx, job, later(tx.now, every)) : deleteJob(tx, job);
  }

  async #tryLater(job: TakenJob, error: Error) {
    const isOver = job.attempts >= mostAttempts && !this.#workers.get(job.kind)?.job.every;
    const told = { kind: job.kind, id: job.id, attempts: job.attempts, error: error.message };
    if (isOver) this.#log.error(told, 'a job has failed for good');
    else this.#log.warn(told, 'a job failed and is tried again');
    await this.#database.write((tx) =>
      isOver
        ? failJob(tx, job, error.message)
        : postponeJob(tx, job, later(tx.now, patience(job.attempts)), error.message),
    );
  }
}
