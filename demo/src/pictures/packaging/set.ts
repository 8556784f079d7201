import type { Canvas } from '../drawing/canvas.js';
import { brightness, type Colour, mix, shade } from '../drawing/colour.js';
import { curve, type Point, path, polygon, rectangle } from '../drawing/point.js';
import { textPath } from '../drawing/typeface.js';
import { ornaments } from '../labels/ornaments.js';
import { Sheet } from '../labels/sheet.js';
import { type Bottle, bottleOn, type Extent, extentOf, tableShadow } from '../vessels/bottle.js';

/** Several bottles together. */
export interface BottleSet {
  kind: 'set';
  container: 'crate' | 'gift box' | 'row';
  /** From two to six. */
  bottles: readonly Bottle[];
  title: string;
  colour?: Colour;
}

interface Standing {
  bottle: Bottle;
  x: number;
  /** How far behind the front row. */
  back: number;
}

const step = 74;

/** Bottles stand on straw or on a raised floor, so that their labels look over the edge. */
const depths = {
  crate: { wall: 84, floor: 34 },
  'gift box': { wall: 116, floor: 40 },
  row: { wall: 0, floor: 0 },
};

function standing({ bottles, container }: BottleSet): Standing[] {
  const rows = bottles.length > 4 ? 2 : 1;
  const front = Math.ceil(bottles.length / rows);
  const gap = container === 'row' ? 84 : step + 10;
  return bottles
    .map((bottle, i): Standing => {
      const behind = i >= front;
      const count = behind ? bottles.length - front : front;
      const place = behind ? i - front : i;
      const aside = rows > 1 ? (behind ? gap : -gap) / 4 : 0;
      return { bottle, x: (place - (count - 1) / 2) * gap + aside, back: behind ? 30 : 0 };
    })
    .sort((a, b) => b.back - a.back);
}

export function setExtent(set: BottleSet): Extent {
  const places = standing(set);
  const reach = Math.max(...places.map(({ x, bottle }) => Math.abs(x) + extentOf(bottle).width / 2));
  const height =
    Math.max(...places.map(({ back, bottle }) => back + extentOf(bottle).height)) +
    depths[set.container].floor;
  const walls = set.container === 'row' ? 0 : 20;
  return { width: 2 * (reach + walls), height: height + 6 };
}

const grain =
  '<feTurbulence type="fractalNoise" baseFrequency="0.012 0.5" numOctaves="3" seed="9"/>' +
  '<feColorMatrix values="0 0 0 0 .22  0 0 0 0 .11  0 0 0 0 .04  0 0 0 1.7 -.6"/>';

function plank(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  wood: Colour,
): void {
  const face = canvas.vertical(y, y + height, [
    [0, mix(wood, '#fff0d0', 0.35)],
    [0.1, wood],
    [0.9, shade(wood, 0.86)],
    [1, shade(wood, 0.5)],
  ]);
  canvas.rect(x, y, width, height, face, { rx: 1 });
  const area = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.rect(x, y, width, height, '#000', { filter: canvas.define('filter', area, grain), opacity: 0.55 });
  for (const left of [x + 6, x + width - 6]) {
    canvas.ellipse(left, y + height * 0.3, 1.3, 1.3, '#4c443c');
    canvas.ellipse(left, y + height * 0.7, 1.3, 1.3, '#4c443c');
  }
}

function straw(canvas: Canvas, half: number, y: number): void {
  for (let i = 0; i < 150; i++) {
    const x = -half + ((i * 37) % 100) * 0.02 * half;
    const rise = 4 + ((i * 53) % 17);
    const bend = ((i * 29) % 15) - 7;
    const blade = curve(
      [x, y + 10],
      [x + bend * 0.4, y - rise * 0.4],
      [x + bend, y - rise],
      [x + bend * 2, y - rise * 0.7],
      6,
    );
    canvas.stroke(path(blade), ['#d9bd84', '#b8935a', '#efdcae'][i % 3] ?? '#d9bd84', 0.8);
  }
}

export function crate(canvas: Canvas, half: number, title: string): void {
  const wood = '#c79a63';
  const { wall: height } = depths.crate;
  const top = -height;
  straw(canvas, half - 8, top);
  canvas.rect(-half, top - 3, 2 * half, 8, '#000', { opacity: 0.4, filter: canvas.blur(3) });
  const each = height / 3;
  for (let row = 0; row < 3; row++) plank(canvas, [-half, top + row * each, 2 * half, each - 1.6], wood);
  const letters = textPath(title, {
    face: 'western',
    size: 15,
    y: top + each * 1.5 + 4.8,
    tracking: 1.4,
    fit: 2 * half - 70,
  });
  canvas.path(letters, '#4a2610', { opacity: 0.85 });
  const small = textPath('CELLAR DOOR', {
    face: 'capsBold',
    size: 6,
    y: top + each * 0.5 + 2.2,
    tracking: 2.4,
  });
  canvas.path(small, '#4a2610', { opacity: 0.8 });
  const sheet = new Sheet(canvas, { halfWidth: half, halfHeight: 20 }, ([x, y]) => [x, y + top + each * 2.5]);
  sheet.engrave(ornaments.vine(), { scale: 0.8 }, '#4a2610', '#4a2610', 0.5);
  const shadow = canvas.linear(-half, 0, half, 0, [
    [0, '#ffffff', 0.12],
    [0.4, '#000000', 0],
    [1, '#1a0c04', 0.4],
  ]);
  canvas.rect(-half, top, 2 * half, height, shadow);
}

export function bow(canvas: Canvas, x: number, y: number, colour: Colour): void {
  const loop = (side: number): Point[] => [
    ...curve([0, 0], [side * 10, -16], [side * 30, -18], [side * 30, -4], 14),
    ...curve([side * 30, -4], [side * 28, 10], [side * 10, 8], [0, 0], 14),
  ];
  const tail = (side: number): Point[] => [
    [0, 0],
    [side * 20, 30],
    [side * 13, 28],
    [side * 10, 34],
    [side * -2, 4],
  ];
  const at = (points: readonly Point[]) => polygon(points.map(([px, py]): Point => [x + px, y + py]));
  for (const side of [-1, 1]) {
    canvas.path(at(tail(side)), shade(colour, side < 0 ? 0.86 : 0.66));
    canvas.path(
      at(loop(side)),
      canvas.linear(x, y, x + side * 30, y - 10, [
        [0, shade(colour, 0.55)],
        [0.5, mix(colour, '#ffffff', 0.16)],
        [1, shade(colour, 0.8)],
      ]),
    );
  }
  canvas.ellipse(x, y, 5.4, 5, shade(colour, 0.9));
  canvas.ellipse(x - 1.4, y - 1.4, 2.4, 1.8, '#fff', { opacity: 0.4 });
}

function giftBox(canvas: Canvas, half: number, title: string, colour: Colour): void {
  const { wall: height } = depths['gift box'];
  const top = -height;
  const ink = brightness(colour) < 0.5 ? '#f0d9a4' : '#5a2a10';
  canvas.rect(-half, top - 4, 2 * half, 9, '#000', { opacity: 0.45, filter: canvas.blur(3) });
  const face = canvas.linear(-half, top, half, 0, [
    [0, mix(colour, '#ffffff', 0.16)],
    [0.45, colour],
    [1, shade(colour, 0.7)],
  ]);
  canvas.rect(-half, top, 2 * half, height, face, { rx: 2 });
  canvas.rect(-half, top, 2 * half, 1.2, '#fff', { opacity: 0.45 });
  canvas.stroke(polygon(rectangle(6 - half, top + 6, 2 * half - 12, height - 12)), ink, 0.6, {
    opacity: 0.7,
  });
  const ribbon = '#c8a04e';
  canvas.rect(
    -half,
    top + 22,
    2 * half,
    11,
    canvas.vertical(top + 22, top + 33, [
      [0, mix(ribbon, '#ffffff', 0.35)],
      [0.5, ribbon],
      [1, shade(ribbon, 0.65)],
    ]),
  );
  bow(canvas, 0, top + 27, ribbon);
  canvas.path(textPath(title, { face: 'display', size: 17, y: top + 78, fit: 2 * half - 36 }), ink);
  canvas.path(textPath('CELLAR DOOR', { face: 'caps', size: 6, y: top + 97, tracking: 2 }), ink, {
    opacity: 0.85,
  });
}

/** The front of the container stands at `floor`; the middle is at 0. */
export function setOn(canvas: Canvas, set: BottleSet): void {
  const places = standing(set);
  const { width } = setExtent(set);
  const half = width / 2;
  if (set.container !== 'row') {
    const back = set.container === 'crate' ? '#8a6238' : shade(set.colour ?? '#3a1218', 0.55);
    tableShadow(canvas, 0, 0, half * 0.86);
    const height = depths[set.container].wall + 7;
    canvas.rect(6 - half, -height, width - 12, height, shade(back, 0.75), { rx: 1.5 });
  }
  for (const { bottle, x, back } of places) {
    const lift = depths[set.container].floor;
    if (set.container === 'row') tableShadow(canvas, x, -back * 0.4, 34);
    bottleOn(canvas, bottle, x, -back - lift);
  }
  if (set.container === 'crate') crate(canvas, half, set.title);
  if (set.container === 'gift box') giftBox(canvas, half, set.title, set.colour ?? '#3a1218');
}
