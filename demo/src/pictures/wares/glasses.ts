import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { type Point, path, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { outlineOf, type Profile } from '../vessels/profile.js';
import { surface } from '../vessels/surface.js';
import { clearWall, lamps, pour, rim, ring } from './clear-glass.js';

type Turned = Pick<Profile, 'start' | 'pieces'>;

interface Stemmed {
  bowl: Turned;
  /** Where the bowl ends in the stem, and where the foot stands. */
  bowlEnd: number;
  height: number;
  foot: number;
}

export const stems = {
  burgundy: {
    bowl: {
      start: [33, 0],
      pieces: [
        ['curve', [36, 24], [53, 40], [53, 70]],
        ['curve', [53, 102], [22, 116], [3.4, 124]],
      ],
    },
    bowlEnd: 124,
    height: 228,
    foot: 39,
  },
  universal: {
    bowl: {
      start: [28, 0],
      pieces: [
        ['curve', [32, 26], [41, 50], [41, 76]],
        ['curve', [41, 100], [18, 112], [3.2, 121]],
      ],
    },
    bowlEnd: 121,
    height: 232,
    foot: 37,
  },
  tulip: {
    bowl: {
      start: [23, 0],
      pieces: [
        ['curve', [26, 30], [32, 52], [30.6, 82]],
        ['curve', [28, 122], [8, 140], [3, 152]],
      ],
    },
    bowlEnd: 152,
    height: 240,
    foot: 33,
  },
} as const satisfies Record<string, Stemmed>;

const seenFromAbove = { eye: -160, tilt: 0.034 };

type Poured = { x: number; floor: number; tint: Colour; drink?: Colour; still?: boolean };

/** Stands on `floor`; one unit is a millimetre. What is still is poured to the widest place of the bowl. */
export function stemmedGlass(
  canvas: Canvas,
  { bowl, bowlEnd, height, foot }: Stemmed,
  { x, floor, tint, drink, still = false }: Poured,
): void {
  const view = { x, top: floor - height, ...seenFromAbove };
  const cup = surface(outlineOf(bowl), view);
  const stemPieces: Profile['pieces'] = [
    ['line', [2.7, bowlEnd + 12]],
    ['line', [2.5, height - 24]],
    ['curve', [2.9, height - 7], [foot * 0.3, height - 5], [foot * 0.94, height - 1.6]],
    ['line', [foot, height]],
  ];
  const base = surface(outlineOf({ start: [3.4, bowlEnd - 1], pieces: stemPieces }), view);
  const dark = shade(tint, 0.5);
  const plate = polygon(ring(base, height - 0.8));
  canvas.path(plate, tint, { opacity: 0.2 });
  canvas.stroke(plate, dark, 0.8, { opacity: 0.7 });
  canvas.stroke(base.line(height - 0.4, -0.95, 0.95), '#ffffff', 0.8, { opacity: 0.85 });
  clearWall(canvas, base, tint, [bowlEnd - 1, height - 2]);
  canvas.path(base.patch(-0.6, -0.1, bowlEnd + 3, height - 9), '#ffffff', { opacity: 0.9 });
  canvas.path(base.patch(0.5, 0.8, bowlEnd + 3, height - 12), dark, { opacity: 0.35 });
  clearWall(canvas, cup, tint, [0, bowlEnd]);
  if (drink) drinkIn(canvas, { bowl, bowlEnd, height }, { x, floor, drink, still });
  lamps(canvas, cup, [2, bowlEnd - 4]);
  rim(canvas, cup, tint);
}

type Filled = Pick<Poured, 'x' | 'floor' | 'still'> & { drink: Colour };

/** What is poured, without the glass. */
export function drinkIn(
  canvas: Canvas,
  { bowl, bowlEnd, height }: Omit<Stemmed, 'foot'>,
  { x, floor, drink, still = false }: Filled,
): void {
  const walls = outlineOf(bowl).map(([r, y]): Point => [Math.max(0.4, r - 1.1), y]);
  const inside = surface(walls, { x, top: floor - height, ...seenFromAbove });
  const level = bowlEnd * (still ? 0.56 : 0.3);
  pour(canvas, inside, drink, [level, bowlEnd - 7]);
  if (!still) sparkle(canvas, inside, [level, bowlEnd - 12]);
}

/** Chains of bubbles that rise from the etched point. */
function sparkle(
  canvas: Canvas,
  inside: ReturnType<typeof surface>,
  [top, bottom]: readonly [number, number],
): void {
  const chance = random('bubbles');
  for (const lean of [-0.5, -0.16, 0.12, 0.44]) {
    for (let y = bottom; y > top + 4; y -= chance.between(3.4, 7)) {
      const risen = (bottom - y) / (bottom - top);
      const [px, py] = inside.at(lean * Math.sqrt(risen), y);
      canvas.ellipse(px, py - 1, 0.5 + risen * 0.5, 0.5 + risen * 0.5, '#fffdf2', { opacity: 0.85 });
    }
  }
}

const tumblerShape: Turned = {
  start: [36, 0],
  pieces: [
    ['curve', [39, 18], [45, 38], [45, 58]],
    ['line', [43, 84]],
    ['curve', [42.6, 91], [41, 94], [35, 94]],
  ],
};
export const tumblerHeight = 94;

/** Crossing cuts, each a dark and a light line, as a wheel leaves them. */
function cuts(canvas: Canvas, on: ReturnType<typeof surface>, dark: Colour): void {
  const count = 9;
  for (const lean of [-1, 1])
    for (let i = -count - 4; i <= count + 4; i++) {
      const line: Point[] = [];
      for (let step = 0; step <= 12; step++) {
        const turn = (i / count) * 1.57 + lean * (step / 12 - 0.5) * 0.62;
        if (Math.abs(turn) < 1.5) line.push(on.at(Math.sin(turn), 44 + step * 3));
      }
      if (line.length < 2) continue;
      canvas.stroke(path(line), dark, 1, { opacity: 0.34 });
      canvas.stroke(path(line), '#ffffff', 0.6, { opacity: 0.75, transform: 'translate(0.6 0.3)' });
    }
}

export function tumbler(canvas: Canvas, x: number, floor: number, drink: Colour): void {
  const tint = '#9fb0b2';
  const outline = outlineOf(tumblerShape);
  const view = { x, top: floor - tumblerHeight, eye: -130, tilt: 0.06 };
  const on = surface(outline, view);
  const inside = surface(
    outline.filter(([, y]) => y < 72).map(([r, y]): Point => [r - 3.2, y]),
    view,
  );
  clearWall(canvas, on, tint, [0, tumblerHeight]);
  pour(canvas, inside, drink, [36, 70]);
  const foot = canvas.vertical(on.top + 70, on.top + tumblerHeight, [
    [0, mix(drink, '#ffffff', 0.35), 0.75],
    [0.4, '#ffffff', 0.65],
    [0.75, mix(drink, '#7b8688', 0.6), 0.5],
    [1, '#5f6b6e', 0.65],
  ]);
  canvas.path(on.patch(-1, 1, 70, tumblerHeight), foot);
  cuts(canvas, on, shade(tint, 0.35));
  lamps(canvas, on, [2, tumblerHeight - 4], 0.85);
  canvas.stroke(on.line(tumblerHeight - 1, -0.94, 0.94), '#4b5558', 1.1, { opacity: 0.6 });
  rim(canvas, on, tint);
}

const decanterShape: Turned = {
  start: [27, 0],
  pieces: [
    ['curve', [22, 6], [15.5, 14], [14.5, 34]],
    ['line', [14, 120]],
    ['curve', [14, 172], [88, 158], [103, 214]],
    ['curve', [108, 236], [92, 246], [56, 248]],
  ],
};
export const decanterHeight = 248;

export function decanter(canvas: Canvas, x: number, floor: number, tint: Colour): void {
  const outline = outlineOf(decanterShape);
  const view = { x, top: floor - decanterHeight, eye: -150, tilt: 0.05 };
  const on = surface(outline, view);
  const inside = surface(
    outline.map(([r, y]): Point => [r - 1.4, y]),
    view,
  );
  clearWall(canvas, on, tint, [0, decanterHeight]);
  pour(canvas, inside, '#8c1830', [196, decanterHeight - 3]);
  lamps(canvas, on, [6, 150], 0.9);
  lamps(canvas, on, [158, decanterHeight - 6], 0.7);
  canvas.stroke(on.line(decanterHeight - 1, -0.9, 0.9), shade(tint, 0.4), 1.1, { opacity: 0.7 });
  rim(canvas, on, tint);
}
