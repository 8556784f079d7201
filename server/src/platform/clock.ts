/** The one source of time: rules receive a moment, they never ask for it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: for tests and for replaying what happened. */
export function standingClock(
  start: Date,
): Clock & { set(to: Date): void; advance(milliseconds: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to.getTime();
    },
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
