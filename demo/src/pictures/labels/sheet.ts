import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix } from '../drawing/colour.js';
import {
  arc,
  densify,
  ellipse,
  type Placement,
  type Point,
  path,
  place,
  polygon,
  rectangle,
  roundedRectangle,
  type Shape,
} from '../drawing/point.js';
import { type TextStyle, textPath, textWidth } from '../drawing/typeface.js';
import type { Engraving } from './engraving.js';

export type PaperShape = 'rectangle' | 'arch' | 'rounded' | 'oval' | 'shield' | 'scalloped';

interface Size {
  halfWidth: number;
  halfHeight: number;
}

function archOver({ halfWidth: a, halfHeight: b }: Size, rise: number): Point[] {
  return [[-a, b], [a, b], ...arc(0, -b + rise, a, rise, 1, 0.5), [-a, b]];
}

function scalloped({ halfWidth: a, halfHeight: b }: Size, cut: number): Point[] {
  return [
    ...arc(-a, -b, cut, cut, 0.25, 0, 10),
    ...arc(a, -b, cut, cut, 0.5, 0.25, 10),
    ...arc(a, b, cut, cut, 0.75, 0.5, 10),
    ...arc(-a, b, cut, cut, 1, 0.75, 10),
    [-a, -b + cut],
  ];
}

export function paperOutline(shape: PaperShape, size: Size): Point[] {
  const { halfWidth: a, halfHeight: b } = size;
  switch (shape) {
    case 'rectangle':
      return rectangle(-a, -b, 2 * a, 2 * b);
    case 'rounded':
      return roundedRectangle(-a, -b, 2 * a, 2 * b, 6);
    case 'arch':
      return archOver(size, Math.min(14, b * 0.4));
    case 'oval':
      return ellipse(0, 0, a, b, 64);
    case 'scalloped':
      return scalloped(size, 7);
    case 'shield':
      return [
        [-a, -b],
        [a, -b],
        [a, b * 0.45],
        [0, b],
        [-a, b * 0.45],
        [-a, -b],
      ];
  }
}

/** Something printed: flat coordinates from the centre, bent onto whatever lies below by `map`. */
export class Sheet {
  readonly canvas: Canvas;
  readonly halfWidth: number;
  readonly halfHeight: number;
  private readonly map: (point: Point) => Point;
  private readonly unit: number;

  constructor(canvas: Canvas, size: Size, map: (point: Point) => Point = (point) => point, unit = 1) {
    this.canvas = canvas;
    this.halfWidth = size.halfWidth;
    this.halfHeight = size.halfHeight;
    this.unit = unit;
    this.map = ([x, y]) => map([x * unit, y * unit]);
  }

  /** From 0 at the top edge to 1 at the bottom edge. */
  down(share: number): number {
    return this.halfHeight * (2 * share - 1);
  }

  outline(shape: PaperShape, inset = 0): Point[] {
    const size = { halfWidth: this.halfWidth - inset, halfHeight: this.halfHeight - inset };
    return paperOutline(shape, size);
  }

  bent(points: Shape): Point[] {
    return densify(points, 2).map(this.map);
  }

  fill(points: Shape, colour: string, opacity = 1): void {
    this.canvas.path(polygon(this.bent(points)), colour, opacity < 1 ? { opacity } : {});
  }

  line(points: Shape, colour: string, width = 0.3, opacity = 1): void {
    const look = opacity < 1 ? { opacity } : {};
    this.canvas.stroke(path(this.bent(points)), colour, width * this.unit, look);
  }

  text(text: string, style: TextStyle, colour: Colour): void {
    if (!text) return;
    const fit = Math.min(style.fit ?? Number.POSITIVE_INFINITY, this.halfWidth * 2 - 19);
    this.canvas.path(textPath(text, { ...style, fit }, this.map), colour);
  }

  /** A name that would become too small on one line is set on two, a little higher than one would stand. */
  title(text: string, style: TextStyle & { size: number; y: number }, colour: string): void {
    const fit = Math.min(style.fit ?? Number.POSITIVE_INFINITY, this.halfWidth * 2 - 19);
    const words = text.split(' ');
    if (words.length < 2 || textWidth(text, style) * 0.78 < fit) return this.text(text, style, colour);
    const cuts = words
      .slice(1)
      .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
    const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, style)));
    const lines = cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
    const size = Math.min(style.size * 0.72, (style.size * fit) / longest(lines));
    lines.forEach((line, i) => {
      const y = style.y - style.size * 0.34 + size * (0.34 + (i - 0.62) * 1.04);
      this.text(line, { ...style, size, y }, colour);
    });
  }

  engrave(
    { fills, lines }: Engraving,
    at: Placement,
    colour: string,
    lineColour = colour,
    width = 0.24,
  ): void {
    for (const shape of fills) this.fill(place(shape, at), colour);
    for (const shape of lines) this.line(place(shape, at), lineColour, width);
  }

  rule(y: number, half: number, colour: string, width = 0.3, gap = 0): void {
    if (gap === 0)
      this.line(
        [
          [-half, y],
          [half, y],
        ],
        colour,
        width,
      );
    else
      for (const side of [-1, 1])
        this.line(
          [
            [side * half, y],
            [side * gap, y],
          ],
          colour,
          width,
        );
  }

  diamond(y: number, size: number, colour: string, x = 0): void {
    this.fill(
      [
        [x, y - size],
        [x + size, y],
        [x, y + size],
        [x - size, y],
        [x, y - size],
      ],
      colour,
    );
  }

  /** Ink as printed: never pure, a little of the paper shows through. */
  muted(ink: Colour, paper: Colour, amount = 0.3): Colour {
    return mix(ink, paper, amount);
  }
}
