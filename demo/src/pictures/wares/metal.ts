import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, type Ramp, shade } from '../drawing/colour.js';
import { type Point, polygon, roundedRectangle } from '../drawing/point.js';

/** Polished metal shows the studio: dark room, bright window, dark again. */
export const polished: Ramp<number> = [
  [-1, 0.34],
  [-0.9, 0.8],
  [-0.74, 1.5],
  [-0.6, 1.75],
  [-0.44, 1.1],
  [-0.2, 0.8],
  [0.1, 1.2],
  [0.34, 0.95],
  [0.62, 0.6],
  [0.78, 1.15],
  [0.9, 0.62],
  [1, 0.3],
];

/** A flat bar of metal between two points, lit across its width. */
export function bar(
  canvas: Canvas,
  [x1, y1]: Point,
  [x2, y2]: Point,
  width: number,
  colour: Colour,
  endWidth = width,
): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [a, b] = [width / 2, endWidth / 2];
  const shape: Point[] = [
    [x1 + nx * a, y1 + ny * a],
    [x2 + nx * b, y2 + ny * b],
    [x2 - nx * b, y2 - ny * b],
    [x1 - nx * a, y1 - ny * a],
  ];
  const face = canvas.linear(x1 + nx * a, y1 + ny * a, x1 - nx * a, y1 - ny * a, [
    [0, shade(colour, 0.5)],
    [0.18, shade(colour, 1.05)],
    [0.4, mix(colour, '#ffffff', 0.75)],
    [0.62, shade(colour, 0.86)],
    [0.86, shade(colour, 0.62)],
    [1, shade(colour, 0.36)],
  ]);
  canvas.stroke(polygon(shape), shade(colour, 0.34), 0.7);
  canvas.path(polygon(shape), face);
}

export function plate(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: Colour,
  round = 2,
): void {
  const face = canvas.linear(x, y, x + width, y, [
    [0, shade(colour, 0.4)],
    [0.12, shade(colour, 0.95)],
    [0.3, mix(colour, '#ffffff', 0.8)],
    [0.46, shade(colour, 0.9)],
    [0.7, shade(colour, 0.64)],
    [0.86, shade(colour, 1.08)],
    [1, shade(colour, 0.36)],
  ]);
  const shape = polygon(roundedRectangle(x, y, width, height, round));
  canvas.path(shape, face);
  canvas.stroke(shape, shade(colour, 0.3), 0.5, { opacity: 0.8 });
}

export function disc(canvas: Canvas, x: number, y: number, r: number, colour: Colour): void {
  const face = canvas.radial(x - r * 0.35, y - r * 0.4, r * 1.5, [
    [0, mix(colour, '#ffffff', 0.85)],
    [0.35, shade(colour, 1.05)],
    [0.75, shade(colour, 0.66)],
    [1, shade(colour, 0.36)],
  ]);
  canvas.ellipse(x, y, r, r, face, { stroke: shade(colour, 0.3), 'stroke-width': 0.5 });
}

/** An open worm: what is behind its axis is drawn first, and darker. */
export function worm(
  canvas: Canvas,
  x: number,
  [top, bottom]: readonly [number, number],
  colour: Colour,
  radius = 4.2,
): void {
  const turns = Math.round((bottom - top) / 9);
  const pitch = (bottom - top) / turns;
  const half = (turn: number, front: boolean): string => {
    const from = top + turn * pitch + (front ? 0 : pitch / 2);
    const side = front ? -1 : 1;
    const [x1, x2] = [x + side * radius, x - side * radius];
    const [a, b] = [from + pitch * 0.06, from + pitch * 0.44];
    return `M${x1} ${from}C${x1} ${a + pitch * 0.12} ${x2} ${b - pitch * 0.12} ${x2} ${from + pitch / 2}`;
  };
  for (let turn = 0; turn < turns; turn++) canvas.stroke(half(turn, false), shade(colour, 0.4), 2.2);
  for (let turn = 0; turn < turns; turn++) {
    canvas.stroke(half(turn, true), shade(colour, 0.5), 3);
    canvas.stroke(half(turn, true), shade(colour, 1.02), 2.1);
    canvas.stroke(half(turn, true), '#ffffff', 0.7, { opacity: 0.85, transform: 'translate(-0.3 -0.5)' });
  }
  canvas.stroke(
    `M${x - radius} ${bottom}Q${x - radius * 0.6} ${bottom + 3.4} ${x} ${bottom + 6.5}`,
    shade(colour, 0.7),
    2,
  );
}
