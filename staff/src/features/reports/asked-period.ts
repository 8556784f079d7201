export type AskedPeriod = { store: number | undefined; from: string; until: string };

/** As a call asks for it. */
export const periodIn = ({ store, from, until }: AskedPeriod) => ({
  ...(store !== undefined && { store: `${store}` }),
  from,
  until,
});
