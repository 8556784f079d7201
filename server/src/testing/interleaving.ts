import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { KeptQuery } from '../platform/database/kept-query.js';
import type { Chance } from './chance.js';

type Ask = () => Promise<unknown>;

/**
 * One of the acts that run at once: what it will ask next, and on which connections it waits for an answer.
 */
class Act {
  readonly asks: { connection: pg.Client; ask: Ask; text: string }[] = [];
  readonly asked = new Set<pg.Client>();
  isOver = false;

  /** On one connection, a statement waits for the answer to the one before. */
  get next() {
    return this.asks.findIndex(({ connection }) => !this.asked.has(connection));
  }
}

const asking = new AsyncLocalStorage<Act>();
/** An act that asks nothing for this many milliseconds is waiting for another one, within this process. */
const longestThought = 5;

const textOf = ([asked]: readonly unknown[]) =>
  (typeof asked === 'string' ? asked : (asked as { text: string }).text).replaceAll(/\s+/g, ' ').slice(0, 80);

/**
 * Runs several acts at once on PostgreSQL, but lets only one of their statements go on at a time: chance
 * decides whose. A statement that waits for a lock does so while others go on. The same seed gives the same
 * course.
 */
export class Interleaving {
  /** Which act has asked what, in this order. */
  readonly way: string[] = [];
  readonly #chance: Chance;
  readonly #looksOn: pg.Client;
  readonly #ask = pg.Client.prototype.query;
  readonly #acts: Act[] = [];
  /** How likely the same act goes on: races with many switches and with few find different faults. */
  readonly #persistence: number;
  #last: Act | undefined;

  /** Watches through a connection of its own to the same database. */
  constructor(chance: Chance, looksOn: pg.Client) {
    this.#chance = chance;
    this.#looksOn = looksOn;
    this.#persistence = chance.pick([0, 0.5, 0.9]);
  }

  async run<Result>(works: readonly (() => Promise<Result>)[]): Promise<PromiseSettledResult<Result>[]> {
    pg.Client.prototype.query = this.#held();
    try {
      const ends = works.map((work) => {
        const act = new Act();
        this.#acts.push(act);
        return asking.run(act, work).finally(() => {
          act.isOver = true;
        });
      });
      const all = Promise.allSettled(ends);
      while (this.#acts.some(({ isOver }) => !isOver)) await this.#step();
      return await all;
    } finally {
      pg.Client.prototype.query = this.#ask;
    }
  }

  /** Replaces the driver's own method: the statements of the acts wait here for their turn. */
  #held() {
    const ask = this.#ask;
    return function (this: pg.Client, ...asked: unknown[]) {
      const act = asking.getStore();
      const goOn = () => Reflect.apply(ask, this, asked);
      if (!act || act.isOver) return goOn();
      return new Promise((answered, failed) => {
        const answer = async () => {
          const sent: unknown = goOn();
          return sent instanceof KeptQuery ? sent.answered : sent;
        };
        act.asks.push({ connection: this, ask: () => answer().then(answered, failed), text: textOf(asked) });
      });
    } as typeof pg.Client.prototype.query;
  }

  async #step() {
    await this.#allHaveAsked();
    const ready = this.#acts.filter(({ next }) => next >= 0);
    if (ready.length === 0) return;
    const goesOn = this.#last && ready.includes(this.#last) && this.#chance.happens(this.#persistence);
    const act = goesOn ? this.#last! : this.#chance.pick(ready);
    this.#last = act;
    const [{ connection, ask, text }] = act.asks.splice(act.next, 1) as [Act['asks'][number]];
    this.way.push(`${this.#acts.indexOf(act)} ${text}`);
    act.asked.add(connection);
    void ask().finally(() => act.asked.delete(connection));
    await this.#allStand();
  }

  /** An act that is neither done nor waiting for the database is about to ask something. */
  async #allHaveAsked() {
    const until = performance.now() + longestThought;
    const thinks = ({ isOver, asks, asked }: Act) => !isOver && asks.length === 0 && asked.size === 0;
    do await wait(0);
    while (this.#acts.some(thinks) && performance.now() < until);
  }

  /** Each statement has been answered, or waits for a lock that another act holds. */
  async #allStand() {
    for (;;) {
      await wait(0);
      const running = this.#acts.flatMap(({ asked }) => [...asked]);
      if (running.length === 0 || (await this.#allAreBlocked(running))) return;
    }
  }

  async #allAreBlocked(connections: readonly pg.Client[]) {
    const { rows } = await this.#looksOn.query<{ blocked: boolean }>(
      'select bool_and(cardinality(pg_blocking_pids(pid)) > 0) as blocked from unnest($1::integer[]) as pid',
      [connections.map((connection) => (connection as unknown as { processID: number }).processID)],
    );
    return rows[0]!.blocked;
  }
}
