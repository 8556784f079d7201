import { circle, curve, mirrored, type Placement, type Point, place, type Shape } from '../drawing/point.js';

/** A small picture in label millimetres around 0,0. */
export interface Engraving {
  fills: Shape[];
  lines: Shape[];
}

export const empty = (): Engraving => ({ fills: [], lines: [] });

export function placed({ fills, lines }: Engraving, at: Placement): Engraving {
  return { fills: fills.map((shape) => place(shape, at)), lines: lines.map((shape) => place(shape, at)) };
}

export function joined(...parts: Engraving[]): Engraving {
  return { fills: parts.flatMap((part) => part.fills), lines: parts.flatMap((part) => part.lines) };
}

/** Left and right the same. */
export function symmetric(half: Engraving): Engraving {
  return joined(half, { fills: half.fills.map(mirrored), lines: half.lines.map(mirrored) });
}

const vineHalf: Point[] = [
  [0, 0],
  ...curve([0, 0], [-1.2, -0.4], [-2.4, -0.2], [-2.2, -1.6], 6),
  ...curve([-2.2, -1.6], [-3, -2], [-2.4, -3], [-1.6, -3], 6),
  ...curve([-1.6, -3], [-1, -4.6], [-0.3, -4.4], [0, -5.2], 6),
];

/** A leaf grows upwards from 0,0. */
export const vineLeaf: Shape = [...vineHalf, ...mirrored([...vineHalf].reverse())];

export function slimLeaf(length: number, width: number): Point[] {
  const tip: Point = [0, -length];
  return [
    ...curve([0, 0], [-width, -length * 0.3], [-width * 0.8, -length * 0.75], tip, 10),
    ...curve(tip, [width * 0.8, -length * 0.75], [width, -length * 0.3], [0, 0], 10),
  ];
}

export function bunch(rows: readonly number[], radius: number, x = 0, y = 0): Shape[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) =>
      circle(x + (i - (count - 1) / 2) * radius * 2.15, y + row * radius * 1.85, radius, 16),
    ),
  );
}

export function branch(stem: Shape, leaf: Shape, every: number, lean = 0.9, scale = 1): Engraving {
  const fills: Shape[] = [];
  for (let i = every; i < stem.length - 1; i += every) {
    const [x, y] = stem[i] ?? [0, 0];
    const [nx, ny] = stem[i + 1] ?? [0, 0];
    const heading = Math.atan2(nx - x, -(ny - y));
    fills.push(
      place(leaf, { x, y, scale, turn: heading + lean }),
      place(leaf, { x, y, scale, turn: heading - lean }),
    );
  }
  const [x, y] = stem.at(-1) ?? [0, 0];
  fills.push(place(leaf, { x, y, scale, turn: 0 }));
  return { fills, lines: [stem] };
}
