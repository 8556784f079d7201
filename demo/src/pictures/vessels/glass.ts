import type { Canvas } from '../drawing/canvas.js';
import { type Colour, colourAt, lit, mix, type Ramp, shade } from '../drawing/colour.js';
import { path, polygon } from '../drawing/point.js';
import { coat, reflection } from './coat.js';
import type { Profile } from './profile.js';
import type { Surface } from './surface.js';

interface Tint {
  deep: Colour;
  body: Colour;
  glow: Colour;
  rim: Colour;
}

const tints = {
  antique: { deep: '#0b0c08', body: '#15160d', glow: '#3d3e20', rim: '#6b6a45' },
  green: { deep: '#171d0b', body: '#2b3514', glow: '#687629', rim: '#9fab62' },
  leaf: { deep: '#46551f', body: '#5f7230', glow: '#9bb058', rim: '#cbd79a' },
  olive: { deep: '#2c2c10', body: '#454419', glow: '#85803a', rim: '#bdb678' },
  emerald: { deep: '#06120c', body: '#0d2216', glow: '#1f5435', rim: '#6fa284' },
  amber: { deep: '#1d0d04', body: '#3a1c08', glow: '#8a4a17', rim: '#c99055' },
  cobalt: { deep: '#050a22', body: '#0c1c56', glow: '#2450b4', rim: '#84a6ea' },
  teal: { deep: '#041a1d', body: '#0a3a40', glow: '#1f7d80', rim: '#8fd0cc' },
  plum: { deep: '#16060f', body: '#2e0d1e', glow: '#6a2145', rim: '#b0708f' },
  black: { deep: '#070707', body: '#111112', glow: '#2b2b2e', rim: '#5d5d63' },
} as const satisfies Record<string, Tint>;

type DarkGlass = keyof typeof tints;
export type Glass = DarkGlass | 'clear' | 'frosted';

export const liquids = {
  straw: '#e6d896',
  gold: '#dcc068',
  green: '#d7d690',
  orange: '#dc9a4a',
  blush: '#f3c6ae',
  salmon: '#eda48c',
  cherry: '#d9576a',
  ruby: '#7d1226',
  garnet: '#5a0f1a',
  tawny: '#9a4a1c',
  honey: '#d9962f',
  amber: '#c4701c',
  copper: '#a9521a',
  mahogany: '#6e2c10',
  coffee: '#1d0d06',
  water: '#e9eeee',
  sage: '#b9c48a',
  cream: '#eadfc6',
} as const;

export type Liquid = keyof typeof liquids;

const emptyGlass: Ramp<Colour> = [
  [-1, '#77797a'],
  [-0.96, '#a9acac'],
  [-0.9, '#dfe2e1'],
  [-0.8, '#b9bdbc'],
  [-0.5, '#e6e9e8'],
  [0, '#dde1e0'],
  [0.6, '#cdd2d1'],
  [0.82, '#a8adac'],
  [0.92, '#dadedd'],
  [1, '#6f7272'],
];

const frost: Ramp<Colour> = [
  [-1, '#a9adac'],
  [-0.9, '#cdd1cf'],
  [-0.5, '#f2f4f2'],
  [0.1, '#e9ecea'],
  [0.7, '#d2d7d5'],
  [1, '#969b9a'],
];

const darkGlass = ({ deep, body, glow, rim }: Tint): Ramp<Colour> => [
  [-1, deep],
  [-0.985, rim],
  [-0.955, glow],
  [-0.9, body],
  [-0.45, deep],
  [0.1, deep],
  [0.55, body],
  [0.86, mix(body, glow, 0.35)],
  [0.945, glow],
  [0.975, rim],
  [0.99, mix(rim, deep, 0.4)],
  [1, deep],
];

/** What is inside bends the light: dark at the wall, then a bright line, brightest right of the middle. */
const filledGlass = (liquid: Colour): Ramp<Colour> => [
  [-1, lit(liquid, 0.34)],
  [-0.975, lit(liquid, 0.55)],
  [-0.945, lit(liquid, 1.4)],
  [-0.89, lit(liquid, 0.55)],
  [-0.74, lit(liquid, 0.76)],
  [-0.4, lit(liquid, 1)],
  [0.05, lit(liquid, 1.16)],
  [0.4, lit(liquid, 1.26)],
  [0.66, lit(liquid, 0.96)],
  [0.86, lit(liquid, 0.54)],
  [0.94, lit(liquid, 1.3)],
  [0.975, lit(liquid, 0.52)],
  [1, lit(liquid, 0.32)],
];

function darkBottle(canvas: Canvas, on: Surface, tint: Tint): void {
  const { height } = on;
  coat(canvas, on, (k) => colourAt(darkGlass(tint), k));
  const depth = canvas.vertical(on.top, on.top + height, [
    [0, '#000000', 0.25],
    [0.3, '#000000', 0],
    [0.75, '#000000', 0.12],
    [0.96, '#000000', 0.42],
    [1, '#000000', 0.6],
  ]);
  canvas.path(on.patch(-1, 1), depth);
  canvas.within(on.patch(-1, 1), () => {
    const soft = { filter: canvas.blur(0.6) };
    canvas.stroke(on.line(height - 5.5, -0.9, 0.9), tint.rim, 1.1, { opacity: 0.5, ...soft });
    canvas.stroke(on.line(height - 1.2, -0.96, 0.96), '#000', 2.2, { opacity: 0.55, ...soft });
  });
}

function thickFoot(canvas: Canvas, on: Surface, liquid: Colour, foot: number): void {
  const { height } = on;
  const glassy = mix(liquid, '#e9ecea', 0.3);
  coat(canvas, on, (k) => mix(colourAt(emptyGlass, k), glassy, 0.5), [height - foot, height], 40);
  canvas.within(on.patch(-1, 1, height - foot), () => {
    const soft = { filter: canvas.blur(0.8) };
    const dome = on.across(height - foot, -0.86, 0.86);
    const under = on.across(height - foot * 0.25, 0.86, -0.86);
    canvas.path(polygon([...dome, ...under]), shade(liquid, 0.8), { opacity: 0.35, ...soft });
    const shine = { opacity: 0.5, filter: canvas.blur(2) };
    canvas.path(on.patch(-0.5, 0.3, height - foot * 0.55, height - foot * 0.2), '#fff', shine);
    canvas.path(on.patch(0.5, 0.86, height - foot * 0.7, height - foot * 0.3), '#fff', shine);
    canvas.stroke(on.line(height - 1, -0.95, 0.95), shade(liquid, 0.4), 1.6, { opacity: 0.45, ...soft });
    canvas.stroke(on.line(height - foot, -0.94, 0.94), shade(liquid, 0.5), 0.9, { opacity: 0.5 });
    canvas.stroke(on.line(height - foot + 1, -0.94, 0.94), '#fff', 0.6, { opacity: 0.6 });
  });
}

/** `fill` is where the liquid's surface is, below the rim. */
function clearBottle(canvas: Canvas, on: Surface, liquid: Colour, fill: number, foot: number): void {
  const { height, top } = on;
  coat(canvas, on, (k) => colourAt(filledGlass(liquid), k));
  const glow = canvas.vertical(top, top + height, [
    [0, '#000000', 0],
    [0.3, lit(liquid, 0.4), 0.34],
    [0.58, lit(liquid, 0.6), 0.1],
    [0.84, lit(liquid, 1.7), 0.5],
    [0.95, lit(liquid, 0.5), 0.3],
    [1, lit(liquid, 0.3), 0.4],
  ]);
  canvas.path(on.patch(-1, 1), glow);
  coat(canvas, on, (k) => colourAt(emptyGlass, k), [0, fill], 40);
  canvas.stroke(on.line(fill, -0.96, 0.96), shade(liquid, 0.6), 0.6, { opacity: 0.75 });
  canvas.stroke(on.line(fill + 1.1, -0.93, 0.93), shade(liquid, 1.4), 0.7, { opacity: 0.6 });
  if (foot > 0) thickFoot(canvas, on, liquid, foot);
  else {
    const soft = { filter: canvas.blur(0.6) };
    canvas.within(on.patch(-1, 1), () => {
      canvas.path(on.patch(-1, 1, height - 7), '#fff', { opacity: 0.34, ...soft });
      const punt = on
        .across(height - 6, -0.8, 0.8)
        .map(([x, y], i) => [x, y - 7 * Math.sin((i / 24) * Math.PI)] as const);
      canvas.stroke(path(punt), shade(liquid, 0.55), 1.2, { opacity: 0.5, ...soft });
    });
  }
}

function frostedBottle(canvas: Canvas, on: Surface, liquid: Colour): void {
  coat(canvas, on, (k) => mix(colourAt(frost, k), liquid, 0.22));
  const depth = canvas.vertical(on.top, on.top + on.height, [
    [0, '#ffffff', 0.2],
    [0.7, '#5a6664', 0],
    [1, '#3c4644', 0.45],
  ]);
  canvas.path(on.patch(-1, 1), depth);
}

/** A tall soft lamp at the left, a narrow one at the right, and a thin light along both edges. */
function lamps(canvas: Canvas, on: Surface, power: number): void {
  const low = on.height;
  canvas.within(on.patch(-1, 1), () => {
    if (on.section === 'square') {
      reflection(canvas, on, [-0.9, -0.82], [14, low - 8], power * 0.9, 0.5);
      reflection(canvas, on, [-0.72, -0.4], [20, low - 14], power * 0.28, 2);
      reflection(canvas, on, [0.83, 0.9], [18, low - 10], power * 0.6, 0.5);
    } else {
      reflection(canvas, on, [-0.8, -0.5], [20, low - 12], power * 0.42, 1.5);
      reflection(canvas, on, [-0.79, -0.6], [22, low - 13], power, 0.25);
      reflection(canvas, on, [0.62, 0.8], [24, low - 14], power * 0.22, 1.5);
      reflection(canvas, on, [0.765, 0.83], [26, low - 15], power * 0.66, 0.25);
    }
    reflection(canvas, on, [-0.965, -0.93], [10, low - 6], power * 0.55, 0.25);
    reflection(canvas, on, [0.94, 0.97], [10, low - 6], power * 0.5, 0.25);
  });
}

interface Filling {
  glass: Glass;
  liquid: Colour;
  /** The liquid's surface, in millimetres below the rim. */
  level: number;
}

export function glassBody(
  canvas: Canvas,
  on: Surface,
  { glass, liquid, level }: Filling,
  profile: Profile,
): void {
  if (glass === 'frosted') frostedBottle(canvas, on, liquid);
  else if (glass === 'clear') clearBottle(canvas, on, liquid, level, profile.foot ?? 0);
  else darkBottle(canvas, on, tints[glass]);
  lamps(canvas, on, glass === 'frosted' ? 0.45 : glass === 'clear' ? 0.72 : 0.68);
}
