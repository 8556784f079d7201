import type { Canvas } from '../drawing/canvas.js';
import { brightness, type Colour, mix, type Ramp, shade } from '../drawing/colour.js';
import { type Point, polygon, rectangle } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { ornaments } from '../labels/ornaments.js';
import { type Palette, palettes } from '../labels/palette.js';
import { Sheet } from '../labels/sheet.js';
import { type Bottle, type Extent, extentOf } from '../vessels/bottle.js';
import { coat, lightOn } from '../vessels/coat.js';
import { surface } from '../vessels/surface.js';

type Presentation = 'tube' | 'carton' | 'wooden case';

export interface Box {
  type: Presentation;
  colour: Colour;
}

const matt: Ramp<number> = [
  [-1, 0.38],
  [-0.8, 0.78],
  [-0.5, 1.1],
  [-0.1, 0.98],
  [0.5, 0.74],
  [0.9, 0.48],
  [1, 0.34],
];

const tin: Ramp<number> = [
  [-1, 0.35],
  [-0.75, 0.9],
  [-0.6, 1.4],
  [-0.4, 1],
  [0.2, 0.75],
  [0.7, 1.1],
  [0.9, 0.5],
  [1, 0.3],
];

export function boxExtent(bottle: Bottle): Extent {
  const { width, height } = extentOf(bottle);
  return { width: width + 14, height: height + 10 };
}

function inkFor(bottle: Bottle, colour: Colour): Palette {
  const { palette } = bottle.label;
  const own: Palette = typeof palette === 'string' ? palettes[palette] : palette;
  const dark = brightness(colour) < 0.5;
  return {
    ...own,
    paper: colour,
    ink: dark ? '#f3ead6' : '#2a1f17',
    accent: dark ? '#d9b36a' : own.accent,
    foil: dark ? '#d2ab60' : '#8a6428',
  };
}

function print(sheet: Sheet, bottle: Bottle, colour: Colour): void {
  const { producer, name, appellation, vintage, smallPrint } = bottle.label;
  const { ink, accent, foil } = inkFor(bottle, colour);
  const ornament =
    bottle.label.ornament ??
    random(`${bottle.seed}box`).pick(['crest', 'crown', 'compass', 'barrel', 'fan', 'wheat']);
  sheet.line(
    rectangle(5 - sheet.halfWidth, 5 - sheet.halfHeight, 2 * sheet.halfWidth - 10, 2 * sheet.halfHeight - 10),
    foil,
    0.5,
  );
  sheet.engrave(ornaments[ornament](), { y: sheet.down(0.26), scale: 1.05 }, foil, foil, 0.35);
  sheet.text(producer, { face: 'caps', size: 4.6, tracking: 0.6, y: sheet.down(0.4) }, ink);
  sheet.title(name, { face: 'display', size: 11, y: sheet.down(0.5) }, ink);
  sheet.rule(sheet.down(0.545), 20, foil, 0.35, 3);
  sheet.diamond(sheet.down(0.545), 1.1, foil);
  sheet.text(appellation, { face: 'caps', size: 4, tracking: 0.4, y: sheet.down(0.595) }, accent);
  sheet.text(vintage, { face: 'display', size: 8, tracking: 0.6, y: sheet.down(0.67) }, ink);
  sheet.text(smallPrint, { face: 'serif', size: 3.2, y: sheet.down(0.93) }, ink);
}

function tube(canvas: Canvas, bottle: Bottle, colour: Colour, x: number, floor: number): void {
  const { width, height } = boxExtent(bottle);
  const r = width / 2;
  const outline: Point[] = [
    [r - 0.5, 0],
    [r, 1],
    [r, height - 1],
    [r - 0.5, height],
  ];
  const on = surface(outline, { x, top: floor - height, eye: height * 0.5 });
  coat(canvas, on, lightOn(colour, matt), [0, height], 60);
  const unit = (2.2 * r) / 88;
  const sheet = new Sheet(
    canvas,
    { halfWidth: 44, halfHeight: height / 2 / unit },
    on.wrap(height / 2),
    unit,
  );
  print(sheet, bottle, colour);
  for (const [top, bottom] of [
    [0, 11],
    [height - 7, height],
  ] as const) {
    coat(canvas, on, lightOn('#b8935a', tin), [top, bottom], 44);
    canvas.stroke(on.line(top ? top : bottom), '#000', 0.8, { opacity: 0.5 });
  }
  const lid = height * 0.17;
  canvas.stroke(on.line(lid), '#000', 0.9, { opacity: 0.5 });
  canvas.stroke(on.line(lid + 0.9), '#fff', 0.5, { opacity: 0.25 });
}

const grain =
  '<feTurbulence type="fractalNoise" baseFrequency="0.6 0.012" numOctaves="3" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .1  0 0 0 0 .04  0 0 0 1.6 -.6"/>';

function woodGrain(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const area = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.rect(x, y, width, height, '#000', { filter: canvas.define('filter', area, grain), opacity: 0.5 });
}

function carton(canvas: Canvas, bottle: Bottle, box: Box, x: number, floor: number): void {
  const { width, height } = boxExtent(bottle);
  const [left, top, depth] = [x - width / 2, floor - height, width * 0.2];
  const wooden = box.type === 'wooden case';
  const side: Point[] = [
    [left + width, top],
    [left + width + depth, top - 3],
    [left + width + depth, floor - 5],
    [left + width, floor],
  ];
  canvas.path(
    polygon(side),
    canvas.linear(left + width, 0, left + width + depth, 0, [
      [0, shade(box.colour, 0.62)],
      [1, shade(box.colour, 0.4)],
    ]),
  );
  canvas.path(
    polygon([
      [left, top],
      [left + depth, top - 3],
      [left + width + depth, top - 3],
      [left + width, top],
    ]),
    shade(box.colour, 0.8),
  );
  const front = canvas.linear(left, top, left + width, floor, [
    [0, mix(box.colour, '#ffffff', 0.2)],
    [0.4, box.colour],
    [1, shade(box.colour, 0.78)],
  ]);
  canvas.rect(left, top, width, height, front);
  if (wooden) {
    woodGrain(canvas, left, top, width, height);
    for (const y of [top + 9, floor - 9])
      for (const dx of [5, width - 5]) canvas.ellipse(left + dx, y, 1.5, 1.5, '#6f6a62');
  }
  const unit = width / 88;
  const sheet = new Sheet(
    canvas,
    { halfWidth: 44, halfHeight: height / 2 / unit },
    ([px, py]) => [x + px, floor - height / 2 + py],
    unit,
  );
  print(sheet, bottle, box.colour);
  if (!wooden) {
    canvas.rect(left, top + height * 0.12, width, 0.7, '#000', { opacity: 0.35 });
    canvas.rect(left, top + height * 0.12 + 0.7, width, 0.5, '#fff', { opacity: 0.25 });
  }
  const sheen = canvas.linear(left, 0, left + width, 0, [
    [0, '#ffffff', 0.16],
    [0.24, '#ffffff', 0.02],
    [1, '#000000', 0.16],
  ]);
  canvas.rect(left, top, width, height, sheen);
  canvas.stroke(`M${left} ${floor}V${top}H${left + width}`, '#fff', 0.6, { opacity: 0.4 });
}

export function presentationOn(canvas: Canvas, bottle: Bottle, box: Box, x: number, floor: number): void {
  if (box.type === 'tube') tube(canvas, bottle, box.colour, x, floor);
  else carton(canvas, bottle, box, x, floor);
}
