export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

const round = (value: number) => Number(value.toFixed(2));

export function path(points: Shape, closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

export const polygon = (points: Shape): string => path(points, true);

function cubicAt(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

export function curve(a: Point, b: Point, c: Point, d: Point, count = 20): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    return [cubicAt(a[0], b[0], c[0], d[0], t), cubicAt(a[1], b[1], c[1], d[1], t)];
  });
}

/** Part of an ellipse; angles in turns, 0 at the right, clockwise on screen. */
export function arc(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count = 24,
): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = (from + ((to - from) * i) / count) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

export const ellipse = (x: number, y: number, rx: number, ry: number, count = 32): Point[] =>
  arc(x, y, rx, ry, 0, 1, count);

export const circle = (x: number, y: number, r: number, count = 28): Point[] => ellipse(x, y, r, r, count);

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

export function roundedRectangle(x: number, y: number, width: number, height: number, r: number): Point[] {
  const right = x + width;
  const bottom = y + height;
  return [
    ...arc(x + r, y + r, r, r, 0.5, 0.75, 8),
    ...arc(right - r, y + r, r, r, 0.75, 1, 8),
    ...arc(right - r, bottom - r, r, r, 0, 0.25, 8),
    ...arc(x + r, bottom - r, r, r, 0.25, 0.5, 8),
    [x, y + r],
  ];
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** In radians, clockwise on screen. */
  turn?: number;
  mirror?: boolean;
}

export function place(
  points: Shape,
  { x = 0, y = 0, scale = 1, turn = 0, mirror = false }: Placement,
): Point[] {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  return points.map(([px, py]): Point => {
    const a = mirror ? -px : px;
    return [x + a * cos - py * sin, y + a * sin + py * cos];
  });
}

export const mirrored = (points: Shape): Point[] => place(points, { mirror: true });

/** Adds points between, so that a straight line can follow a bent surface. */
export function densify(points: Shape, step = 1.2): Point[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    if (!before) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / step));
    return Array.from({ length: count }, (_, j): Point => {
      const t = (j + 1) / count;
      return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    });
  });
}
