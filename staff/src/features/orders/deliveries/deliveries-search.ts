import type { SearchSchemaInput } from '@tanstack/react-router';

export type DeliveriesSearch = { store?: number | undefined; day?: string | undefined };

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads any address; without a day it is today. */
export const deliveriesSearch = ({
  store,
  day,
}: { store?: unknown; day?: unknown } & SearchSchemaInput): DeliveriesSearch => ({
  store: Number(store) > 0 ? Number(store) : undefined,
  day: isDay(day) ? day : undefined,
});
