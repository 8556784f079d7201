import { hours, minutes } from '../clock.js';
import type { Log } from '../log.js';

/** After this long a fault is logged in full again, because the first entry may be hard to find by then. */
const rememberedFor = hours(1);
const mostRemembered = 200;

type Known = { fault: string; since: number; repeats: number; lastId: string };
type Thrown = Partial<Error> & { code?: unknown };

/**
 * The place where it was thrown instead of its message, because messages name rows and addresses that differ
 * each time.
 */
const placeOf = ({ stack }: Thrown) => /^\s+at .*$/m.exec(stack ?? '')?.[0].trim() ?? '';

/**
 * Faults of one kind have the same error, thrown at the same place. Services that cannot be reached fail in
 * many places, so they count as one kind.
 */
function kindOf(status: number, error: Thrown) {
  const name = [status, error.name, error.code].filter(Boolean).join(' ');
  return { name, kind: status === 503 ? name : `${name} ${placeOf(error)}` };
}

/** Logs a fault in full once, then counts the others of its kind by the minute. */
export class RepeatedFaults {
  readonly #log: Log;
  readonly #known = new Map<string, Known>();
  #toldAt = 0;
  #hasNews = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Counts a fault that needs no lines of its own; false when it is to be logged in full. */
  takes(error: unknown, { status, id, now }: { status: number; id: string; now: number }): boolean {
    const { name, kind } = kindOf(status, (error ?? {}) as Thrown);
    const known = this.#known.get(kind);
    if (known && now - known.since < rememberedFor) {
      if (!this.#hasNews) this.#toldAt = now;
      this.#hasNews = true;
      known.repeats++;
      known.lastId = id;
      return true;
    }
    if (known) this.tell();
    else if (this.#known.size >= mostRemembered) this.#forgetOldest();
    this.#known.delete(kind);
    this.#known.set(kind, { fault: name, since: now, repeats: 0, lastId: id });
    return false;
  }

  #forgetOldest() {
    this.tell();
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  tellIfDue(now: number) {
    if (this.#hasNews && now - this.#toldAt >= minutes(1)) this.tell();
  }

  /** Logs what has been counted since the last time. */
  tell() {
    for (const known of this.#known.values()) {
      const { fault, since, repeats, lastId } = known;
      if (repeats === 0) continue;
      const first = new Date(since).toISOString();
      this.#log.error({ fault, repeats, first, last_request_id: lastId }, 'a fault was repeated');
      known.repeats = 0;
    }
    this.#hasNews = false;
  }
}
