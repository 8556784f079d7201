import { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { arc, type Point, path, polygon } from '../drawing/point.js';
import { fascia, lantern } from './furnishings.js';
import { foliage, palm, planter } from './plants.js';
import { shopWindow } from './shop-window.js';
import {
  type Box,
  clouds,
  evening,
  ground,
  lightOnPavement,
  moulding,
  pavement,
  picture,
  sky,
  wallOf,
} from './street.js';
import { door, openingOf, roomWindow } from './windows.js';

const stucco = '#f0d9b4';
const coral = '#d98e6c';
const clay = ['#8f3f22', '#b7552e', '#cf7443', '#dd9160'];

/** Barrel tiles: each a small arch of clay, lit on its left. */
function tiles(canvas: Canvas, [x, y, width, height]: Box, overhang = 12): void {
  canvas.rect(
    x - overhang,
    y + height,
    width + 2 * overhang,
    22,
    canvas.vertical(y + height, y + height + 22, [
      [0, '#2a0f06', 0.6],
      [1, '#2a0f06', 0],
    ]),
  );
  const slope: Point[] = [
    [x + height * 0.5, y],
    [x + width - height * 0.5, y],
    [x + width + overhang, y + height],
    [x - overhang, y + height],
  ];
  canvas.path(polygon(slope), clay[0] ?? coral);
  const rows = Math.max(2, Math.round(height / 13));
  const right = x + width + overhang;
  const eaves: Point[] = [
    ...slope.slice(0, 2),
    [right, y + height],
    [right, y + height + 8],
    [x - overhang, y + height + 8],
  ];
  canvas.within(polygon([...eaves, [x - overhang, y + height]]), () => {
    for (let row = 0; row < rows; row++) {
      const top = y + (row * height) / rows;
      for (let i = 0, left = x - overhang; left < x + width + overhang; i++, left += 13) {
        const tone = clay[1 + ((i * 7 + row * 5) % 3)] ?? coral;
        const body = polygon([
          [left, top + height / rows],
          ...arc(left + 6.5, top + 7, 6.5, 7, 0.5, 1, 10),
          [left + 13, top + height / rows],
        ]);
        canvas.path(
          body,
          canvas.linear(left, 0, left + 13, 0, [
            [0, mix(tone, '#ffe0b0', 0.4)],
            [0.5, tone],
            [1, shade(tone, 0.5)],
          ]),
        );
      }
    }
  });
  for (let left = x - overhang; left < x + width + overhang - 4; left += 13) {
    canvas.path(polygon(arc(left + 6.5, y + height + 3, 6, 6, 0, 1, 14)), shade(clay[1] ?? coral, 0.9));
    canvas.path(polygon(arc(left + 6.5, y + height + 4, 3.6, 3.6, 0, 1, 12)), '#2a0f06');
  }
}

function column(canvas: Canvas, x: number, top: number, width: number): void {
  const shaft = canvas.linear(x, 0, x + width, 0, [
    [0, '#fff3dc'],
    [0.4, '#e9d2ac'],
    [1, '#8f7350'],
  ]);
  canvas.rect(x, top + 20, width, ground - top - 34, shaft);
  for (let i = 0; i < 9; i++) {
    const y = top + 30 + i * ((ground - top - 60) / 9);
    canvas.stroke(
      path([
        [x, y + 14],
        [x + width, y],
      ]),
      '#8a6a45',
      1.4,
      { opacity: 0.45 },
    );
  }
  moulding(canvas, [x - 8, top, width + 16, 20], '#f3dfbb', 8);
  moulding(canvas, [x - 8, ground - 18, width + 16, 22], '#e3cca6', 3);
}

function balcony(canvas: Canvas, x: number, y: number, width: number): void {
  moulding(canvas, [x - 10, y + 52, width + 20, 14], '#e3cca6', 16);
  const iron = '#211a18';
  canvas.rect(x - 6, y, width + 12, 4, iron);
  canvas.rect(x - 6, y + 46, width + 12, 4, iron);
  for (let left = x - 4; left <= x + width + 4; left += 12) {
    canvas.rect(left, y, 2.2, 50, iron);
    if (left < x + width - 4) canvas.stroke(polygon(arc(left + 7, y + 24, 4, 7, 0, 1, 16)), iron, 1.5);
  }
}

function frenchWindow(canvas: Canvas, [x, y, width, height]: Box, lit: boolean, shutters: Colour): void {
  const ring = openingOf([x - 12, y - 12, width + 24, height + 12], true);
  canvas.path(polygon(ring), '#fbeaca');
  canvas.stroke(polygon(ring), '#a9855a', 1.2);
  roomWindow(canvas, [x, y, width, height], { frame: '#6e4526', lit, arch: true, columns: 2, rows: 4 });
  for (const left of [x - 46, x + width + 14]) {
    canvas.rect(left + 3, y + 24, 32, height - 22, '#000', { opacity: 0.3 });
    canvas.rect(left, y + 20, 32, height - 20, shutters);
    for (let i = 0; i < 14; i++)
      canvas.rect(left + 4, y + 26 + i * ((height - 32) / 14), 24, 2, '#000', { opacity: 0.24 });
    canvas.stroke(`M${left} ${y + 20}h32v${height - 20}h-32z`, mix(shutters, '#ffffff', 0.3), 1.2);
  }
}

function bougainvillea(canvas: Canvas): void {
  const bloom = ['#5a1436', '#9a2358', '#d2447e', '#f08cae'];
  const green = ['#1f3420', '#37532c', '#5c7a40', '#8fa45a'];
  const spots = [
    [196, 330, 54, 44],
    [182, 400, 40, 60],
    [204, 470, 30, 46],
    [250, 300, 60, 26],
    [330, 292, 46, 18],
  ] as const;
  for (const [i, [x, y, rx, ry]] of spots.entries()) {
    foliage(canvas, x, y, rx, ry, { seed: `g${i}`, colours: green, leaf: 8 });
    foliage(canvas, x - 4, y + 4, rx * 0.8, ry * 0.8, { seed: `b${i}`, colours: bloom, leaf: 7 });
  }
}

/** Coral Gables: Mediterranean revival, an arcade under clay tiles, palms and bougainvillea. */
export function coralGables(): string {
  const canvas = new Canvas(picture.width, picture.height);
  sky(canvas, '#3f7a99', '#e9a892', '#f7b98a');
  clouds(canvas, 'miami', '#fff0dc', 130);
  canvas.rect(
    0,
    0,
    picture.width,
    ground,
    canvas.radial(1130, 470, 420, [
      [0, '#fff1c4'],
      [0.3, '#ffd79a', 0.8],
      [1, '#ffd79a', 0],
    ]),
  );
  palm(canvas, 74, 520, -30, 1.1);
  palm(canvas, 1130, 560, 22, 1.15);
  wallOf(canvas, 724, 120, 190, 580, mix(stucco, coral, 0.25));
  frenchWindow(canvas, [784, 196, 70, 120], true, '#2f6a68');
  moulding(canvas, [716, 150, 206, 10], '#f6e6c6', 7);
  tiles(canvas, [724, 72, 190, 54], 18);
  canvas.rect(817, 44, 3, 30, '#2b211c');
  canvas.ellipse(818, 44, 5, 5, '#d9a94f');
  const [x, width] = [172, 830];
  wallOf(canvas, x, 290, 552, 410, stucco);
  wallOf(canvas, x + 552, 360, width - 552, 340, stucco);
  tiles(canvas, [x, 226, 552, 66]);
  for (const [left, lit] of [
    [262, true],
    [412, false],
    [562, true],
  ] as const) {
    frenchWindow(canvas, [left, 322, 62, 100], lit, '#2f6a68');
  }
  balcony(canvas, 378, 372, 130);
  tiles(canvas, [x + 546, 332, width - 546, 48]);
  moulding(canvas, [x, 448, width, 9], '#f9e9c8', 6);
  const openings: [number, string][] = [
    [210, 'cg-1'],
    [710, 'cg-2'],
  ];
  for (const [left, seed] of openings) {
    const ring = openingOf([left - 12, 478, 260, 222], true);
    canvas.path(polygon(openingOf([left - 4, 486, 244, 214], true)), '#2b1a12');
    canvas.stroke(polygon(ring.slice(1, -2)), '#fbeaca', 13);
    shopWindow(canvas, [left + 4, 494, 228, 178], {
      seed,
      frame: '#5a2f1a',
      rows: 2,
      panes: 3,
      arch: true,
      transom: 0.56,
    });
    canvas.rect(left + 4, 672, 228, 28, '#4a2716');
  }
  canvas.path(polygon(openingOf([478, 478, 196, 222], true)), '#3a2114');
  canvas.stroke(polygon(openingOf([478, 478, 196, 222], true).slice(1, -2)), '#fbeaca', 13);
  shopWindow(canvas, [488, 488, 176, 92], {
    seed: 'cg-fan',
    frame: '#5a2f1a',
    rows: 1,
    panes: 3,
    arch: true,
    lamps: 1,
  });
  canvas.rect(488, 566, 176, 134, '#3a2114');
  door(canvas, [518, 574, 116, 126], { colour: '#1f5a58', glass: 0.6 });
  for (const left of [486, 640])
    shopWindow(canvas, [left, 572, 26, 104], {
      seed: `d${left}`,
      frame: '#5a2f1a',
      rows: 2,
      panes: 1,
      lamps: 1,
    });
  fascia(canvas, [458, 536, 236, 40], '#1d4a49', { size: 27, face: 'displayItalic', tracking: 1.5 });
  for (const left of [446, 674]) column(canvas, left, 560, 26);
  bougainvillea(canvas);
  for (const [left, rx] of [
    [80, 110],
    [1106, 116],
    [1030, 50],
  ] as const) {
    foliage(canvas, left, 668, rx, 44, {
      seed: `hedge${left}`,
      colours: ['#1d331f', '#315030', '#51713f', '#8b9c55'],
      leaf: 9,
    });
  }
  pavement(canvas, '#b0937c');
  lightOnPavement(canvas, 214, 230);
  lightOnPavement(canvas, 500, 160, 0.6);
  lightOnPavement(canvas, 714, 230);
  lantern(canvas, 462, 500, 0.7);
  lantern(canvas, 690, 500, 0.7);
  const green = ['#20361f', '#3a5a32', '#648445', '#a3ae5c'];
  for (const left of [490, 664, 186, 984])
    planter(canvas, left, 46, '#b5603a', { seed: `c${left}`, colours: green });
  evening(canvas, '#ffbf80', 0.16);
  return canvas.svg();
}
