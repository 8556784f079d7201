import type { Canvas } from '../drawing/canvas.js';
import { mix, shade } from '../drawing/colour.js';
import { tableShadow } from '../vessels/bottle.js';

const gold = '#c8a04e';
const radius = 26;
const thick = 7;
const flat = 0.26;

/** A pile that stands on 0 with its middle at `x`. */
export function coinsOn(canvas: Canvas, x: number, count: number, back = 0): void {
  tableShadow(canvas, x, -back, radius);
  const side = canvas.linear(x - radius, 0, x + radius, 0, [
    [0, shade(gold, 0.5)],
    [0.22, mix(gold, '#fff6d8', 0.75)],
    [0.45, gold],
    [0.8, shade(gold, 0.6)],
    [1, shade(gold, 0.42)],
  ]);
  for (let i = 0; i < count; i++) {
    const aside = x + [0, 1.6, -1.2, 0.8, -2][i % 5]!;
    const bottom = -back - radius * flat - i * thick;
    canvas.ellipse(aside, bottom, radius, radius * flat, side);
    canvas.rect(aside - radius, bottom - thick + 1, radius * 2, thick - 1, side);
    const face = canvas.radial(aside - 9, bottom - thick - 3, radius * 1.7, [
      [0, mix(gold, '#fff6d8', 0.8)],
      [0.5, gold],
      [1, shade(gold, 0.72)],
    ]);
    canvas.ellipse(aside, bottom - thick, radius, radius * flat, face);
  }
  const top = -back - radius * flat - count * thick;
  canvas.ellipse(x, top, radius * 0.74, radius * flat * 0.72, 'none', {
    stroke: shade(gold, 0.6),
    'stroke-width': 0.8,
    opacity: 0.8,
  });
}
