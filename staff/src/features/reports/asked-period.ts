import type { Endpoint } from 'contract/platform/endpoint';

export type AskedPeriod = { store: number | undefined; from: string; until: string };

/** As a call asks for it. */
export const periodIn = ({ store, from, until }: AskedPeriod) => ({
  ...(store !== undefined && { store: `${store}` }),
  from,
  until,
});

/** Where the browser fetches all of a report as a file. */
export const fileOf = ({ path }: Endpoint, asked: Record<string, string>) =>
  `/api/${path}?${new URLSearchParams(asked)}`;
