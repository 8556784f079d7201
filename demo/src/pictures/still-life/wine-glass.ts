import type { Canvas } from '../drawing/canvas.js';
import { type Colour, colourAt, lit, mix, type Ramp } from '../drawing/colour.js';
import { type Point, path, polygon } from '../drawing/point.js';
import { coat, reflection } from '../vessels/coat.js';
import { outlineOf } from '../vessels/profile.js';
import { type Surface, surface } from '../vessels/surface.js';

const bowl = outlineOf({
  start: [32, 0],
  pieces: [
    ['curve', [36, 26], [44, 44], [44, 66]],
    ['curve', [44, 94], [24, 108], [6, 116]],
  ],
});

const foot = outlineOf({
  start: [6, 115],
  pieces: [
    ['curve', [3.2, 122], [3, 128], [2.9, 140]],
    ['line', [2.9, 194]],
    ['curve', [3.4, 208], [12, 210], [36, 213.4]],
    ['line', [36.4, 215]],
  ],
});

const wineGlassHeight = 215;

/** Wine is nearly black in the middle and glows at the edge, where it is thin. */
const wineAcross = (wine: Colour): Ramp<Colour> => [
  [-1, mix('#000000', wine, 0.5)],
  [-0.965, lit(wine, 1.5)],
  [-0.87, mix('#000000', wine, 0.75)],
  [-0.4, mix('#000000', wine, 0.36)],
  [0.2, mix('#000000', wine, 0.4)],
  [0.66, lit(wine, 1.1)],
  [0.86, lit(wine, 1.7)],
  [0.95, mix('#000000', wine, 0.8)],
  [1, mix('#000000', wine, 0.3)],
];

function disc(on: Surface, y: number): Point[] {
  const front = on.across(y, -1, 1);
  const axis = on.top + y;
  const back = front.map(([x, down]): Point => [x, 2 * axis - down]).reverse();
  return [...front, ...back];
}

function filled(canvas: Canvas, on: Surface, wine: Colour, level: number): void {
  coat(canvas, on, (k) => colourAt(wineAcross(wine), k), [level, 113], 56);
  const depth = canvas.vertical(on.top + level, on.top + 114, [
    [0, '#000000', 0.1],
    [0.5, '#000000', 0],
    [0.82, lit(wine, 2), 0.2],
    [1, '#000000', 0.4],
  ]);
  canvas.path(on.patch(-1, 1, level, 113), depth);
  const face = polygon(disc(on, level));
  const { x } = on;
  const sheen = canvas.linear(x - 44, 0, x + 44, 0, [
    [0, lit(wine, 2)],
    [0.22, mix('#000000', wine, 0.9)],
    [0.7, mix('#000000', wine, 0.5)],
    [1, lit(wine, 1.5)],
  ]);
  canvas.path(face, sheen);
  canvas.stroke(face, '#e7a48c', 0.5, { opacity: 0.55 });
}

/** Stands on `floor`; one unit is a millimetre. */
export function wineGlass(canvas: Canvas, x: number, floor: number, wine: Colour): void {
  const view = { x, top: floor - wineGlassHeight, eye: -120, tilt: 0.04 };
  const cup = surface(bowl, view);
  const base = surface(foot, view);
  const soft = { filter: canvas.blur(0.5) };

  const plate = disc(base, 214);
  canvas.path(polygon(plate), '#d9c3a4', { opacity: 0.16 });
  canvas.stroke(polygon(plate), '#ffe9c8', 0.7, { opacity: 0.6 });
  canvas.stroke(base.line(215, -0.96, -0.1), '#fff6e4', 1.1, { opacity: 0.85, ...soft });
  canvas.path(base.patch(-1, 1, 116, 212), '#e8d6bd', { opacity: 0.2 });
  canvas.path(base.patch(-0.72, -0.3, 119, 206), '#fff4e0', { opacity: 0.75, ...soft });
  canvas.path(base.patch(0.45, 0.85, 119, 204), '#ffdfb0', { opacity: 0.45, ...soft });

  canvas.path(cup.patch(-1, 1, 0, 116), '#f0dfc6', { opacity: 0.07 });
  filled(canvas, cup, wine, 57);
  const walls = canvas.linear(x - 44, 0, x + 44, 0, [
    [0, '#fff2dc', 0.5],
    [0.08, '#fff2dc', 0.05],
    [0.9, '#ffe2b4', 0.02],
    [1, '#ffe2b4', 0.4],
  ]);
  canvas.path(cup.patch(-1, 1, 0, 116), walls);
  canvas.within(cup.patch(-1, 1, 0, 118), () => {
    reflection(canvas, cup, [-0.78, -0.52], [8, 92], 0.5, 1);
    reflection(canvas, cup, [-0.76, -0.62], [12, 84], 0.55, 0.4);
    reflection(canvas, cup, [0.76, 0.84], [10, 88], 0.42, 0.5);
  });
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 40 }, (_, i) => cup.at(side * 0.992, i * 3));
    canvas.stroke(path(edge), '#fff1d8', 0.6, { opacity: side < 0 ? 0.75 : 0.5 });
  }
  const rim = polygon(disc(cup, 0.3));
  canvas.path(rim, '#fff4e2', { opacity: 0.06 });
  canvas.stroke(rim, '#fff4e2', 0.75, { opacity: 0.7 });
  canvas.stroke(cup.line(0.3, -0.9, -0.2), '#ffffff', 1, { opacity: 0.9, ...soft });
}
