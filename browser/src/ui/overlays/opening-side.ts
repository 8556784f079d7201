/** Free height in pixels between the trigger and the edges of what is visible. */
export type Room = { above: number; below: number };
export type Opening = { side: 'top' | 'bottom'; maxHeight: number };

const tallestList = 280;
const enough = 200;

/**
 * A list opens upward when under 200 px is free below and more than 200 px above; it is 280 px high at most.
 */
export function listOpening({ above, below }: Room): Opening {
  const side = below < enough && above > enough ? 'top' : 'bottom';
  return { side, maxHeight: Math.min(tallestList, side === 'top' ? above : below) };
}

/** A menu opens upward when less than `roomBelow` is free below it. */
export function menuOpening({ above, below }: Room, roomBelow: number): Opening {
  return below < roomBelow ? { side: 'top', maxHeight: above } : { side: 'bottom', maxHeight: below };
}
