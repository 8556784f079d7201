export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const SECOND = 1000;

/** Whole seconds, rounded up: it reads zero only when it is over. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** How long until the number that is shown changes. */
export const untilNextSecond = (until: number, now: number) => {
  const rest = (until - now) % SECOND;
  return rest > 0 ? rest : rest + SECOND;
};
