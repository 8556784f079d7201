import type { Canvas } from '../drawing/canvas.js';
import { mix, shade } from '../drawing/colour.js';
import { type Point, path, polygon, rectangle } from '../drawing/point.js';
import { textPath } from '../drawing/typeface.js';
import { ornaments } from '../labels/ornaments.js';
import { Sheet } from '../labels/sheet.js';
import { tableShadow } from '../vessels/bottle.js';

const paper = '#f4ead6';

/** As laid paper is under a lamp at the left: lighter there, with the shade of its lower edge. */
function laid(canvas: Canvas, outline: readonly Point[], from: Point, to: Point, colour = paper): void {
  const face = canvas.linear(...from, ...to, [
    [0, mix(colour, '#ffffff', 0.5)],
    [0.6, colour],
    [1, shade(colour, 0.86)],
  ]);
  canvas.path(polygon(outline), face);
  canvas.stroke(polygon(outline), shade(colour, 0.7), 0.5, { opacity: 0.6 });
}

function seal(canvas: Canvas, x: number, y: number, r: number): void {
  const wax = '#8f2416';
  const edge = Array.from({ length: 44 }, (_, i): Point => {
    const turn = (i / 44) * 2 * Math.PI;
    const out = r * (1 + 0.045 * Math.sin(turn * 5 + 1) + 0.03 * Math.sin(turn * 9));
    return [x + out * Math.cos(turn), y + out * Math.sin(turn)];
  });
  canvas.path(polygon(edge), '#1c0703', {
    opacity: 0.45,
    filter: canvas.blur(2),
    transform: 'translate(1 2.4)',
  });
  const shine = canvas.radial(x - r * 0.4, y - r * 0.5, r * 1.7, [
    [0, mix(wax, '#ffd9c4', 0.55)],
    [0.35, wax],
    [1, shade(wax, 0.5)],
  ]);
  canvas.path(polygon(edge), shine);
  canvas.ellipse(x, y, r * 0.7, r * 0.7, shade(wax, 0.82));
  canvas.stroke(path(edge.slice(24, 36)), '#ffd9c4', 0.8, { opacity: 0.7, filter: canvas.blur(0.4) });
  const sheet = new Sheet(canvas, { halfWidth: r, halfHeight: r }, ([px, py]) => [x + px, y + py]);
  sheet.engrave(ornaments.vine(), { scale: r / 26 }, mix(wax, '#ffd9c4', 0.35), shade(wax, 0.5), 0.4);
}

/** A closed letter that stands on 0, with its middle at `x`. */
export function letterOn(canvas: Canvas, x: number, width: number): void {
  const height = width * 0.64;
  const [left, right, top] = [x - width / 2, x + width / 2, -height];
  tableShadow(canvas, x, 0, width * 0.46);
  laid(canvas, rectangle(left, top, width, height), [left, top], [right, 0]);
  const fold: Point = [x, top + height * 0.56];
  for (const side of [left, right]) canvas.stroke(path([[side, 0], fold]), shade(paper, 0.72), 0.7);
  const flap: Point[] = [[left, top], [right, top], fold];
  canvas.path(polygon(flap), '#3a2410', {
    opacity: 0.3,
    filter: canvas.blur(3),
    transform: 'translate(0 4)',
  });
  laid(canvas, flap, [left, top], [x, fold[1]], '#f9f1e1');
  seal(canvas, x, fold[1] - 3, width * 0.095);
}

/** Half circles bitten out of both short sides, as a ticket's are. */
function ticketOutline(width: number, height: number): Point[] {
  const bite = height * 0.13;
  const bitten = (x: number, side: 1 | -1): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const turn = (i / 12) * Math.PI - Math.PI / 2;
      return [x - side * bite * Math.cos(turn), -side * bite * -Math.sin(turn)];
    });
  const [right, bottom] = [width / 2, height / 2];
  return [
    [-right, -bottom],
    [right, -bottom],
    ...bitten(right, 1),
    [right, bottom],
    [-right, bottom],
    ...bitten(-right, -1),
  ];
}

type Ticket = { x: number; y: number; turn: number; number: string; colour: string };

/** One ticket of a draw, its middle at `x` and `y`. */
export function ticketOn(canvas: Canvas, { x, y, turn, number, colour }: Ticket): void {
  const [width, height] = [176, 84];
  const outline = ticketOutline(width, height);
  const ink = '#5a1d0c';
  canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    canvas.path(polygon(outline), '#2a1408', {
      opacity: 0.4,
      filter: canvas.blur(4),
      transform: 'translate(2 5)',
    });
    laid(canvas, outline, [-width / 2, -height / 2], [width / 2, height / 2], colour);
    canvas.stroke(polygon(rectangle(8 - width / 2, 7 - height / 2, width - 16, height - 14)), ink, 0.8, {
      opacity: 0.75,
    });
    const tear = width / 2 - 48;
    canvas.stroke(
      path([
        [tear, 8 - height / 2],
        [tear, height / 2 - 8],
      ]),
      ink,
      1,
      { 'stroke-dasharray': '1 4', opacity: 0.8 },
    );
    const middle = -24;
    const say = (text: string, face: 'caps' | 'display', size: number, down: number) =>
      canvas.path(
        textPath(text, { face, size, x: middle, y: down, tracking: face === 'caps' ? 1.6 : 0 }),
        ink,
      );
    say('CELLAR DOOR', 'caps', 7, -20);
    say('Bottle Lottery', 'display', 17, 5);
    say(`No. ${number}`, 'caps', 10, 26);
    const sheet = new Sheet(canvas, { halfWidth: 20, halfHeight: 30 }, ([px, py]) => [
      px + width / 2 - 27,
      py,
    ]);
    sheet.engrave(ornaments.crown(), { scale: 0.9 }, ink, ink, 0.5);
  });
}
