import { curve, type Point } from '../drawing/point.js';

/** From the last point onwards, as [half width, distance below the rim] in millimetres. */
type Piece = readonly ['line', Point] | readonly ['curve', Point, Point, Point];

/** What a cut across it looks like: a circle, a square with soft corners, or a flask. */
export type Section = 'round' | 'square' | 'flat';

export interface Profile {
  height: number;
  section?: Section;
  start: Point;
  pieces: readonly Piece[];
  /** Where the ring below the rim ends, and where the neck turns into the shoulder. */
  ringEnd: number;
  neckEnd: number;
  /** Where a capsule or a foil ends. */
  capsuleEnd: number;
  label: readonly [top: number, bottom: number];
  /** How thick the glass is at the foot. */
  foot?: number;
}

export function outlineOf(profile: Pick<Profile, 'start' | 'pieces'>): Point[] {
  const points: Point[] = [profile.start];
  let last = profile.start;
  for (const piece of profile.pieces) {
    if (piece[0] === 'line') points.push(...curve(last, last, piece[1], piece[1], 12).slice(1));
    else points.push(...curve(last, piece[1], piece[2], piece[3], 36).slice(1));
    last = piece[0] === 'line' ? piece[1] : piece[3];
  }
  return points;
}

/** The same bottle in another size. Necks keep their width: one cork fits them all. */
export function resized(profile: Profile, scale: number): Profile {
  const body = Math.max(...outlineOf(profile).map(([r]) => r));
  const neck = profile.start[0] + 1.6;
  const stretch = (body * scale - neck) / (body - neck);
  const point = ([r, y]: Point): Point => [r <= neck ? r : neck + (r - neck) * stretch, y * scale];
  const [top, bottom] = profile.label;
  return {
    ...profile,
    height: profile.height * scale,
    start: point(profile.start),
    pieces: profile.pieces.map((piece) =>
      piece[0] === 'line'
        ? ['line', point(piece[1])]
        : ['curve', point(piece[1]), point(piece[2]), point(piece[3])],
    ),
    ringEnd: profile.ringEnd * scale,
    neckEnd: profile.neckEnd * scale,
    capsuleEnd: profile.capsuleEnd * scale,
    label: [top * scale, bottom * scale],
  };
}
