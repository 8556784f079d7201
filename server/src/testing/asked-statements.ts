import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

type Statement = string | { text: string };

/**
 * The statements of some work, and how often they were sent: those of one turn of the event loop are sent
 * together. Leaves out what the shop asks by itself meanwhile, for its heartbeat and its checks for changes.
 */
export async function askedBy(work: () => Promise<unknown>) {
  const statements: string[] = [];
  let journeys = 0;
  const underWay = new Set<pg.Client>();
  const ofTheWork = new AsyncLocalStorage<true>();
  const query = pg.Client.prototype.query as (
    this: pg.Client,
    asked: Statement,
    ...rest: unknown[]
  ) => unknown;
  const note = (client: pg.Client, asked: Statement) => {
    statements.push(typeof asked === 'string' ? asked : asked.text);
    if (underWay.has(client)) return;
    journeys++;
    underWay.add(client);
    process.nextTick(() => underWay.delete(client));
  };
  const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    asked: Statement,
    ...rest: unknown[]
  ) {
    if (ofTheWork.getStore()) note(this, asked);
    return query.call(this, asked, ...rest);
  } as typeof pg.Client.prototype.query);
  try {
    await ofTheWork.run(true, work);
  } finally {
    spied.mockRestore();
  }
  return { statements, journeys };
}

export const statementsOf = async (work: () => Promise<unknown>) => (await askedBy(work)).statements;
