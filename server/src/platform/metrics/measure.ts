import { Gauge, type Registry } from 'prom-client';
import type { Database, Db } from '../database/database.js';

type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** A figure that the database of a running shop can be asked for, whichever process is asked. */
export type Measure = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: (db: Db) => Promise<readonly Reading[]>;
};

/** Without a database there is no number to tell; the rest of the page still stands. */
export function readMeasures(
  database: Pick<Database, 'read'>,
  measures: readonly Measure[],
  registry: Registry,
) {
  for (const { name, help, labelNames, read } of measures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect: async () => {
        const readings = await database.read(read).catch(() => []);
        gauge.reset();
        for (const { labels, value } of readings) gauge.set(labels, value);
      },
    });
  }
}
