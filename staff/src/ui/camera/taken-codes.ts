import type { SeenCode } from './barcode-detector';

/** A code counts again when it was out of the picture for this long. */
const outOfSight = 1_200;

type Size = { width: number; height: number };

/** Of several codes that the camera sees, the one that it is held at. */
function nearestToMiddle(codes: readonly SeenCode[], { width, height }: Size): string | undefined {
  const off = ({ boundingBox: box }: SeenCode) =>
    Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2);
  return codes.toSorted((one, other) => off(one) - off(other))[0]?.rawValue;
}

/**
 * Which codes have counted and lie there still. Two that lie side by side change places in the middle with each
 * tremble of the hand, and still count once each.
 */
export class TakenCodes {
  readonly #lastSeen = new Map<string, number>();

  /** The code in the middle, if it has just come there; `now` in milliseconds. */
  newIn(codes: readonly SeenCode[], size: Size, now: number): string | undefined {
    const code = nearestToMiddle(codes, size);
    const before = code === undefined ? now : (this.#lastSeen.get(code) ?? Number.NEGATIVE_INFINITY);
    for (const { rawValue } of codes) if (this.#lastSeen.has(rawValue)) this.#lastSeen.set(rawValue, now);
    if (code === undefined || now - before <= outOfSight) return undefined;
    this.#lastSeen.set(code, now);
    return code;
  }
}
