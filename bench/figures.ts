import { cpus } from 'node:os';

const ascending = (figures: readonly number[]) => [...figures].sort((a, b) => a - b);

export const median = (figures: readonly number[]) => ascending(figures)[figures.length >> 1] ?? Number.NaN;

export const percentile = (figures: readonly number[], share: number) =>
  ascending(figures)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN;

export const pause = (milliseconds: number) =>
  new Promise<void>((later) => {
    setTimeout(later, milliseconds);
  });

/** Runs the rounds one after the other, so that none disturbs another. */
export async function rounds<Result>(count: number, round: (nth: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let nth = 0; nth < count; nth++) results.push(await round(nth));
  return results;
}

/** How many milliseconds of the processors everything but this process has taken so far. */
export function takenByOthers() {
  const { user: own, system } = process.cpuUsage();
  const all = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return all.reduce((sum, each) => sum + each) - (own + system) / 1000;
}
