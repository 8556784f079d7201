import { seconds } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Log } from '../log.js';
import type { Tracer } from '../tracing/tracer.js';
import type { Worker } from './job.js';
import { JobLane } from './job-lane.js';
import { insertScheduledJob, selectDueKinds } from './jobs.sql.js';
import { type Lane, lanes } from './lanes.js';

const pause = seconds(1);
/** While the database is away each look fails: a line for the first, and one more a minute. */
const looksPerLine = 60;

/**
 * Takes due jobs, each of which only one process does at a time, and completes them, even after a crash in
 * between.
 */
export class JobRunner {
  readonly lanes: readonly JobLane[];
  readonly #database: Pick<Database, 'read' | 'write'>;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #failedLooks = 0;

  constructor(
    database: Pick<Database, 'read' | 'write'>,
    log: Log,
    workers: readonly Worker[],
    tracer?: Tracer,
  ) {
    this.#database = database;
    this.#log = log;
    const ofLane = (lane: Lane) => workers.filter(({ job }) => job.lane === lane);
    this.lanes = lanes.map((lane) => new JobLane(lane, database, log, ofLane(lane), tracer));
  }

  async start() {
    await this.schedule();
    this.#timer = setInterval(() => this.#look(), pause).unref();
    this.#look();
  }

  /** Makes sure that each repeating job exists, once for all processes. */
  async schedule() {
    for (const { jobs } of this.lanes)
      for (const { kind, every } of jobs)
        if (every) await this.#database.write((tx) => insertScheduledJob(tx, kind));
  }

  /** One query for all lanes, so that lanes without work cost none. */
  #look() {
    this.#looking ??= this.#wakeDue()
      .then(
        () => {
          this.#failedLooks = 0;
        },
        (error: Error) => this.#tellOfFailedLook(error),
      )
      .finally(() => {
        this.#looking = undefined;
      });
  }

  #tellOfFailedLook({ message: error }: Error) {
    this.#failedLooks++;
    if (this.#failedLooks % looksPerLine === 1)
      this.#log.warn({ error, times: this.#failedLooks }, 'the jobs could not be looked at');
  }

  async #wakeDue() {
    const due = new Set(await this.#database.read((db) => selectDueKinds(db)));
    for (const lane of this.lanes) if (lane.jobs.some(({ kind }) => due.has(kind))) this.wake(lane.lane);
  }

  /** Looks now instead of at the next round: called when a commit has left work. */
  wake(woken: Lane) {
    if (this.#timer) this.lanes.find(({ lane }) => lane === woken)?.wake();
  }

  async stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#looking;
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Does the jobs that are due, at most ten of each lane, and returns how many. */
  async runDue(): Promise<number> {
    let done = 0;
    for (const lane of this.lanes) done += await lane.runDue();
    return done;
  }
}
