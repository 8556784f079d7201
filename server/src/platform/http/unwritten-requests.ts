import { sum } from 'contract/platform/cents';
import { minutes } from '../clock.js';
import type { Log } from '../log.js';
import { FloodGate } from './flood-limit.js';

/** For one caller: 150 lines at once and ten a second, more than a person's browser asks for. */
const linesPerMinute = 600;
/** In a flood from very many addresses this many get a line each, and all others one together. */
const mostNamed = 20;
const mostCounted = 10_000;

type Count = { requests: number; held_back: number };

const tooManyRequests = 429;

/** Counts the requests of callers who ask too often, by the minute. */
export class UnwrittenRequests {
  readonly #log: Log;
  readonly #gate = new FloodGate(linesPerMinute);
  readonly #counts = new Map<string, Count>();
  #others: Count = { requests: 0, held_back: 0 };
  #since = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Counts a request that is not logged; false when it still gets a line. */
  takes(caller: string, status: number, now: number): boolean {
    if (this.#counts.size > 0 && now - this.#since >= minutes(1)) this.tell();
    if (this.#gate.wait(caller, now) === 0) return false;
    if (this.#counts.size === 0) this.#since = now;
    const count = this.#countOf(caller);
    count.requests++;
    if (status === tooManyRequests) count.held_back++;
    return true;
  }

  #countOf(caller: string): Count {
    const known = this.#counts.get(caller);
    if (known) return known;
    if (this.#counts.size >= mostCounted) return this.#others;
    const count = { requests: 0, held_back: 0 };
    this.#counts.set(caller, count);
    return count;
  }

  /** Logs what has been counted since the last time. */
  tell() {
    const busiest = [...this.#counts].sort(([, a], [, b]) => b.requests - a.requests);
    for (const [caller, count] of busiest.splice(0, mostNamed)) this.#tellOf({ caller }, count);
    const rest = [this.#others, ...busiest.map(([, count]) => count)].filter(({ requests }) => requests > 0);
    const sumOf = (of: keyof Count) => sum(rest.map((count) => count[of]));
    if (rest.length > 0)
      this.#tellOf(
        { other_callers: busiest.length },
        { requests: sumOf('requests'), held_back: sumOf('held_back') },
      );
    this.#counts.clear();
    this.#others = { requests: 0, held_back: 0 };
  }

  #tellOf(who: object, count: Count) {
    const since = new Date(this.#since).toISOString();
    const details = { ...who, ...count, since };
    if (count.held_back > 0) this.#log.warn(details, 'a flood was held back: these requests have no lines');
    else this.#log.info(details, 'requests without lines');
  }
}
