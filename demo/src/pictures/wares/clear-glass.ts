import type { Canvas } from '../drawing/canvas.js';
import { type Colour, colourAt, lit, mix, type Ramp, shade } from '../drawing/colour.js';
import { type Point, path, polygon } from '../drawing/point.js';
import { coat, reflection } from '../vessels/coat.js';
import type { Surface } from '../vessels/surface.js';

type Levels = readonly [top: number, bottom: number];

/** A circle of the turned thing, seen whole: through glass its far half shows too. */
export function ring(on: Surface, y: number): Point[] {
  const front = on.across(y, -1, 1);
  const axis = on.top + y;
  const back = front.map(([x, down]): Point => [x, 2 * axis - down]).reverse();
  return [...front, ...back];
}

/** How much of the wall is looked through: most at the edges, where the eye meets it edgewise. */
const density: readonly (readonly [from: number, to: number, opacity: number])[] = [
  [-1.01, 1.01, 0.12],
  [-1.01, -0.86, 0.14],
  [-1.01, -0.94, 0.3],
  [-1.01, -0.975, 0.5],
  [0.8, 1.01, 0.14],
  [0.92, 1.01, 0.3],
  [0.97, 1.01, 0.55],
];

/** Empty glass on nothing: it is seen by its dark edges and by what it reflects. */
export function clearWall(canvas: Canvas, on: Surface, tint: Colour, [top, bottom]: Levels): void {
  const dark = shade(tint, 0.5);
  canvas.within(on.patch(-1, 1, top, bottom), () => {
    for (const [from, to, opacity] of density)
      canvas.path(on.patch(from, to, top - 1, bottom + 1), dark, { opacity, filter: canvas.blur(0.6) });
  });
}

export function lamps(canvas: Canvas, on: Surface, [top, bottom]: Levels, power = 1): void {
  canvas.within(on.patch(-1, 1, top, bottom), () => {
    reflection(canvas, on, [-0.82, -0.5], [top + 5, bottom - 8], power * 0.6, 1);
    reflection(canvas, on, [-0.78, -0.62], [top + 8, bottom - 12], power, 0.4);
    reflection(canvas, on, [0.66, 0.8], [top + 7, bottom - 12], power * 0.55, 0.8);
    reflection(canvas, on, [0.76, 0.83], [top + 9, bottom - 14], power * 0.9, 0.3);
  });
}

export function rim(canvas: Canvas, on: Surface, tint: Colour, y = 0.4): void {
  const whole = polygon(ring(on, y));
  canvas.stroke(whole, shade(tint, 0.48), 0.9, { opacity: 0.75 });
  canvas.stroke(on.line(y + 0.5, -0.86, -0.1), '#ffffff', 0.8, { opacity: 0.95 });
  canvas.stroke(on.line(y + 0.5, 0.4, 0.8), '#ffffff', 0.6, { opacity: 0.8 });
}

const poured = (drink: Colour): Ramp<Colour> => [
  [-1, lit(drink, 0.42)],
  [-0.95, lit(drink, 1.1)],
  [-0.84, lit(drink, 0.66)],
  [-0.3, lit(drink, 0.94)],
  [0.3, lit(drink, 1.18)],
  [0.7, lit(drink, 0.9)],
  [0.88, lit(drink, 0.6)],
  [0.95, lit(drink, 1.3)],
  [1, lit(drink, 0.4)],
];

/** What is in the glass, with the surface that is looked upon. */
export function pour(canvas: Canvas, inside: Surface, drink: Colour, [level, bottom]: Levels): void {
  coat(canvas, inside, (k) => colourAt(poured(drink), k), [level, bottom], 48);
  const depth = canvas.vertical(inside.top + level, inside.top + bottom, [
    [0, lit(drink, 0.6), 0.25],
    [0.4, lit(drink, 1), 0],
    [0.8, lit(drink, 1.7), 0.35],
    [1, lit(drink, 0.4), 0.5],
  ]);
  canvas.path(inside.patch(-1, 1, level, bottom), depth);
  const face = polygon(ring(inside, level));
  canvas.path(face, mix(drink, '#ffffff', 0.24));
  canvas.stroke(face, lit(drink, 0.55), 0.6, { opacity: 0.7 });
  canvas.stroke(path(inside.across(level, -0.9, -0.2)), '#ffffff', 0.7, { opacity: 0.7 });
}
