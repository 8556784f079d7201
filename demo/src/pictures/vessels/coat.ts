import type { Canvas, Stop } from '../drawing/canvas.js';
import { type Colour, numberAt, type Ramp, shade } from '../drawing/colour.js';
import type { Surface } from './surface.js';

/**
 * Colours that follow the contour. Each strip covers all to its right, so that no seam shows between them;
 * one mask around all gives one clean edge.
 */
export function coat(
  canvas: Canvas,
  on: Surface,
  colourAcross: (k: number) => Colour,
  [top, bottom]: readonly [number, number] = [0, on.height],
  strips = 64,
): void {
  const reach = { maskUnits: 'userSpaceOnUse', x: on.x - 400, y: on.top - 400, width: 800, height: 1600 };
  const shown = `<path d="${on.patch(-1, 1, top, bottom)}" fill="#fff"/>`;
  canvas.group({ mask: canvas.define('mask', reach, shown) }, () => {
    for (let i = 0; i < strips; i++) {
      const k = -1 + (2 * i) / strips;
      const end = Math.min(on.height, bottom + 0.5);
      canvas.path(on.patch(i ? k : -1.06, 1.06, top - 0.5, end), colourAcross(k + 1 / strips));
    }
  });
}

export const lightOn =
  (colour: Colour, light: Ramp<number>) =>
  (k: number): Colour =>
    shade(colour, numberAt(light, k));

/** A lamp's reflection between two meridians, fading at both ends. */
export function reflection(
  canvas: Canvas,
  on: Surface,
  [from, to]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  power: number,
  softness: number,
): void {
  const fade: readonly Stop[] = [
    [0, '#ffffff', 0],
    [0.06, '#ffffff', power * 0.8],
    [0.34, '#ffffff', power],
    [0.72, '#ffffff', power * 0.72],
    [0.95, '#ffffff', power * 0.3],
    [0.985, '#ffffff', power * 0.2],
    [1, '#ffffff', 0],
  ];
  const fill = canvas.vertical(on.top + top, on.top + bottom, fade);
  canvas.path(on.patch(from, to, top, bottom), fill, { filter: canvas.blur(softness) });
}
