import { storeWall } from './store-wall.js';

/** The day, `YYYY-MM-DD`, on a calendar that hangs in the store. */
export const storeDay = (timezone: string, moment: Date) =>
  new Date(storeWall(timezone, moment)).toISOString().slice(0, 10);

const dayLength = 86_400_000;

export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** How many midnights lie between two days. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;
