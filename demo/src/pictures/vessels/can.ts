import type { Canvas } from '../drawing/canvas.js';
import { type Colour, type Ramp, shade } from '../drawing/colour.js';
import { type Point, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { type Label, printedLabel } from '../labels/label.js';
import { coat, lightOn, reflection } from './coat.js';
import { outlineOf } from './profile.js';
import { type Surface, surface } from './surface.js';

const sizes = { '355': 122, '473': 157 } as const;
type CanSize = keyof typeof sizes;

export interface Can {
  kind: 'can';
  seed: string | number;
  size: CanSize;
  label: Label;
}

const metal: Ramp<number> = [
  [-1, 0.4],
  [-0.86, 0.8],
  [-0.66, 1.35],
  [-0.5, 1.05],
  [0, 0.86],
  [0.5, 0.7],
  [0.74, 1.1],
  [0.88, 0.6],
  [1, 0.34],
];

const silver: Colour = '#b9bcbf';

export const canExtent = ({ size }: Can) => ({ width: 66, height: sizes[size] });

function outline(height: number): Point[] {
  return outlineOf({
    start: [26, 0],
    pieces: [
      ['curve', [27, 0], [27.4, 0.8], [27.2, 2.2]],
      ['line', [26.4, 3.6]],
      ['curve', [28, 7], [33, 10], [33, 17]],
      ['line', [33, height - 11]],
      ['curve', [33, height - 5], [28, height - 3], [26.6, height - 0.6]],
      ['line', [25, height]],
    ],
  });
}

function lid(canvas: Canvas, on: Surface): void {
  const front = on.across(1, -1, 1);
  const axis = on.top + 1;
  const back = front.map(([x, y]): Point => [x, 2 * axis - y]).reverse();
  const top = polygon([...front, ...back]);
  const face = canvas.linear(on.x - 26, 0, on.x + 26, 0, [
    [0, '#8f9295'],
    [0.3, '#f0f1f2'],
    [0.55, '#b4b7ba'],
    [0.8, '#d9dbdd'],
    [1, '#74777a'],
  ]);
  canvas.path(top, face);
  canvas.stroke(top, '#f8f9fa', 0.8, { opacity: 0.8 });
  canvas.ellipse(on.x, axis, 20, 3.4, '#8b8e92', { opacity: 0.6 });
  canvas.ellipse(on.x + 4, axis + 0.4, 7, 1.3, '#5d6064', { opacity: 0.8 });
}

/** Printed all over; the metal shows only at the lid and the foot. */
export function canOn(canvas: Canvas, can: Can, x: number, floor: number): void {
  const height = sizes[can.size];
  const chance = random(can.seed);
  const on = surface(outline(height), { x, top: floor - height, eye: -70 });
  coat(canvas, on, lightOn(silver, metal), [0, height], 56);
  lid(canvas, on);
  const [top, bottom] = [7, height - 6];
  canvas.within(on.patch(-1, 1, top, bottom), () => {
    printedLabel(canvas, on, [top, bottom], can.label, chance);
    const gloss = canvas.linear(x - 33, 0, x + 33, 0, [
      [0, '#000000', 0.62],
      [0.08, '#000000', 0.3],
      [0.16, '#ffffff', 0.1],
      [0.24, '#ffffff', 0.4],
      [0.32, '#ffffff', 0.06],
      [0.55, '#000000', 0.04],
      [0.78, '#000000', 0.34],
      [0.87, '#ffffff', 0.16],
      [0.93, '#000000', 0.3],
      [1, '#000000', 0.66],
    ]);
    canvas.rect(x - 34, on.top, 68, height, gloss);
  });
  canvas.within(on.patch(-1, 1), () => {
    reflection(canvas, on, [-0.72, -0.6], [12, height - 8], 0.3, 0.5);
    canvas.stroke(on.line(3.4), shade(silver, 0.4), 0.8, { opacity: 0.7 });
    canvas.stroke(on.line(7, -0.98, 0.98), '#fff', 0.6, { opacity: 0.4 });
    const foot = canvas.vertical(floor - 12, floor, [
      [0, '#000000', 0],
      [1, '#000000', 0.55],
    ]);
    canvas.rect(x - 34, floor - 12, 68, 16, foot);
  });
}
