import { type Point, path, polygon } from '../drawing/point.js';
import type { Section } from './profile.js';

/** How much a horizontal circle bows, and how far below the rim the eye is. */
interface View {
  x: number;
  /** Where the rim is in the picture. */
  top: number;
  eye: number;
  tilt?: number;
}

/** The visible half of a turned thing: `k` runs across from -1 to 1, `y` down from the rim. */
export interface Surface {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly body: number;
  readonly section: Section;
  radius(y: number): number;
  at(k: number, y: number): Point;
  across(y: number, from: number, to: number): Point[];
  patch(from: number, to: number, top?: number, bottom?: number): string;
  line(y: number, from?: number, to?: number): string;
  /** From flat paper (x along the surface, y from the label's centre) to the picture. */
  wrap(centre: number, lift?: number): (point: Point) => Point;
}

const depths: Record<Section, (k: number) => number> = {
  round: (k) => Math.sqrt(Math.max(0, 1 - k * k)),
  square: (k) => Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(k) - 0.78) / 0.22) ** 2)),
  flat: (k) => 0.5 * Math.sqrt(Math.max(0, 1 - k * k)),
};

/** Paper bends less round a flask, and not at all on a flat side. */
const roundness: Record<Section, number> = { round: 1, square: 12, flat: 1.7 };

export function surface(outline: readonly Point[], view: View, section: Section = 'round'): Surface {
  const { x, top, eye, tilt = 0.028 } = view;
  const first = outline[0];
  const last = outline.at(-1);
  if (!first || !last) throw new Error('An outline needs points.');
  const body = Math.max(...outline.map(([r]) => r));
  const depth = depths[section];

  const radius = (y: number): number => {
    if (y <= first[1]) return first[0];
    const next = outline.findIndex((point) => point[1] >= y);
    const a = outline[next - 1];
    const b = outline[next];
    if (!a || !b) return last[0];
    return b[1] === a[1] ? b[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  };
  const at = (k: number, y: number, r = radius(y)): Point => {
    const bow = tilt * (y - eye) * depth(k) * (r / body);
    return [x + k * r, top + y + bow];
  };
  const across = (y: number, from: number, to: number, count = 24): Point[] => {
    const r = radius(y);
    // Even steps along the circle, not across it: the ends of an ellipse need as many points as its middle.
    const start = Math.asin(Math.max(-1, Math.min(1, from)));
    const span = Math.asin(Math.max(-1, Math.min(1, to))) - start;
    return Array.from({ length: count + 1 }, (_, i) => at(Math.sin(start + (span * i) / count), y, r));
  };
  const levels = (from: number, to: number): readonly (readonly [y: number, r: number])[] => [
    [from, radius(from)],
    ...outline.filter(([, y]) => y > from && y < to).map(([r, y]) => [y, r] as const),
    [to, radius(to)],
  ];
  const patch = (from: number, to: number, y0 = first[1], y1 = last[1]): string => {
    const rows = levels(y0, y1);
    return polygon([
      ...rows.map(([y, r]) => at(from, y, r)),
      ...across(y1, from, to),
      ...[...rows].reverse().map(([y, r]) => at(to, y, r)),
      ...across(y0, to, from),
    ]);
  };
  const wrap = (centre: number, lift = 0) => {
    const r = radius(centre) + lift;
    const bend = r * roundness[section];
    return ([u, v]: Point): Point => {
      const angle = u / bend;
      const y = centre + v;
      const k = Math.max(-1, Math.min(1, (bend * Math.sin(angle)) / r));
      return [x + bend * Math.sin(angle), top + y + tilt * (y - eye) * depth(k)];
    };
  };
  const line = (y: number, from = -1, to = 1) => path(across(y, from, to));
  return { x, top, height: last[1], body, section, radius, at, across, patch, line, wrap };
}
