import { hours, minutes } from '../clock.js';
import type { Log } from '../log.js';

/** Told in full again after this long: by then somebody may have looked for the first one in vain. */
const rememberedFor = hours(1);
const mostRemembered = 200;

type Known = { fault: string; since: number; repeats: number; lastId: string };
type Thrown = Partial<Error> & { code?: unknown };

/** Where it was thrown, not what it says: messages name rows and addresses that differ each time. */
const placeOf = ({ stack }: Thrown) => /^\s+at .*$/m.exec(stack ?? '')?.[0].trim() ?? '';

/**
 * Faults of one kind: the same thing thrown at the same place. What is out of reach fails at any place and is
 * one kind.
 */
function kindOf(status: number, error: Thrown) {
  const name = [status, error.name, error.code].filter(Boolean).join(' ');
  return { name, kind: status === 503 ? name : `${name} ${placeOf(error)}` };
}

/** Writes a fault down in full once, then counts the others of its kind by the minute. */
export class RepeatedFaults {
  readonly #log: Log;
  readonly #known = new Map<string, Known>();
  #toldAt = 0;
  #hasNews = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Counts a fault that gets no lines; false when it is to be written in full. */
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

  /** Writes down what has been counted since the last time. */
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
