import { Gauge, type Registry } from 'prom-client';
import type { Database, Db } from '../database/database.js';

type Reading = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** A figure from the database of a running shop, which is the same whichever process is asked. */
export type Measure = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: (db: Db) => Promise<readonly Reading[]>;
};

/** Without a database this figure is missing, but the rest of the page is still there. */
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
