import { Canvas } from '../drawing/canvas.js';
import { mix, shade } from '../drawing/colour.js';
import { curve, type Point, path, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { textPath } from '../drawing/typeface.js';
import { barrel, lantern } from './furnishings.js';
import { planter } from './plants.js';
import { shopWindow } from './shop-window.js';
import {
  type Box,
  clouds,
  courses,
  evening,
  ground,
  lightOnPavement,
  moulding,
  pavement,
  picture,
  sky,
  wallOf,
} from './street.js';
import { door, roomWindow } from './windows.js';

const brick = '#8f4630';
const steel = '#23272b';

function skyline(canvas: Canvas): void {
  const chance = random('skyline');
  for (let layer = 0; layer < 2; layer++) {
    const tone = layer ? '#5b5570' : '#8a7688';
    for (let x = -20; x < 1220; x += chance.between(44, 84)) {
      const width = chance.between(38, 78);
      const top = chance.between(layer ? 110 : 40, layer ? 260 : 190);
      canvas.rect(x, top, width, 520, tone, { opacity: 0.8 });
      for (let i = 0; i < 22; i++) {
        const look = { opacity: chance.between(0.25, 0.8) };
        canvas.rect(x + chance.between(4, width - 7), top + chance.between(8, 200), 3, 4.4, '#ffdf9e', look);
      }
    }
  }
  const tower: Point[] = [
    [936, 400],
    [936, 120],
    [950, 120],
    [950, 64],
    [966, 64],
    [966, 34],
    [1012, 34],
    [1012, 64],
    [1028, 64],
    [1028, 120],
    [1042, 120],
    [1042, 400],
  ];
  canvas.path(polygon(tower), '#47435c');
  for (const x of [980, 998]) canvas.rect(x - 1.5, -20, 3, 56, '#47435c');
  for (let i = 0; i < 90; i++)
    canvas.rect(chance.between(940, 1036), chance.between(124, 300), 3, 4.4, '#ffe2a6', {
      opacity: chance.between(0.2, 0.9),
    });
}

/** Steel sashes with many small panes: some dark, some lit by the loft behind. */
function loftWindow(canvas: Canvas, [x, y, width, height]: Box, lit: boolean): void {
  canvas.rect(x - 6, y - 6, width + 14, height + 14, '#000', { opacity: 0.4, filter: canvas.blur(5) });
  roomWindow(canvas, [x, y, width, height], { frame: steel, lit, columns: 6, rows: 5 });
  const header: Box = [x - 10, y - 24, width + 20, 24];
  canvas.rect(...header, shade(brick, 0.86));
  for (let i = 0; i * 9 < header[2]; i++)
    canvas.rect(header[0] + i * 9, header[1], 1.4, 24, '#2a120a', { opacity: 0.55 });
  moulding(canvas, [x - 12, y + height, width + 24, 12], '#b9a791', 10);
}

function canopy(canvas: Canvas, x: number, y: number, width: number): void {
  for (const left of [x + 40, x + width / 2, x + width - 40]) {
    canvas.stroke(
      path([
        [left, y],
        [left, y - 62],
      ]),
      '#15181b',
      4,
    );
    canvas.ellipse(left, y - 64, 6, 6, '#15181b');
  }
  const shadow = canvas.vertical(y + 20, y + 110, [
    [0, '#0c0604', 0.7],
    [1, '#0c0604', 0],
  ]);
  canvas.rect(x + 10, y + 20, width, 90, shadow);
  canvas.rect(
    x,
    y,
    width,
    22,
    canvas.vertical(y, y + 22, [
      [0, '#5a6066'],
      [0.2, '#33383d'],
      [1, '#16191c'],
    ]),
  );
  canvas.rect(x, y, width, 2, '#ffe1b0', { opacity: 0.6 });
  for (let i = 0; i < 26; i++) canvas.ellipse(x + 14 + (i * (width - 28)) / 25, y + 16, 1.8, 1.8, '#0d0f11');
  const letters = textPath('CELLAR DOOR', {
    face: 'condensed',
    size: 72,
    x: x + width / 2,
    y: y - 6,
    tracking: 13,
  });
  canvas.path(letters, '#ffb14a', { opacity: 0.75, filter: canvas.blur(9) });
  canvas.path(letters, '#2a1206', { transform: 'translate(3 3)' });
  canvas.path(
    letters,
    canvas.vertical(y - 60, y - 6, [
      [0, '#fffbe6'],
      [0.6, '#ffe3a0'],
      [1, '#ffc566'],
    ]),
  );
}

function bulbs(canvas: Canvas, from: Point, to: Point, sag: number): void {
  const wire = curve(
    from,
    [from[0] + (to[0] - from[0]) * 0.3, from[1] + sag],
    [from[0] + (to[0] - from[0]) * 0.7, to[1] + sag],
    to,
    18,
  );
  canvas.stroke(path(wire), '#191310', 1.6);
  for (const [x, y] of wire.slice(1, -1)) {
    canvas.ellipse(x, y + 7, 15, 15, '#ffc86e', { opacity: 0.5, filter: canvas.blur(6) });
    canvas.ellipse(x, y + 7, 3.4, 4.4, '#fff4d2');
  }
}

function paintedWall(canvas: Canvas): void {
  const faded = mix(brick, '#f3e4c6', 0.72);
  canvas.group({ opacity: 0.5 }, () => {
    canvas.path(
      textPath('WINE & SPIRITS', { face: 'western', size: 40, x: 600, y: 108, tracking: 7 }),
      faded,
    );
  });
}

/** Chicago, West Loop: a brick warehouse with steel sashes and a canopy over the loading door. */
export function westLoop(): string {
  const canvas = new Canvas(picture.width, picture.height);
  sky(canvas, '#3c4876', '#b8808c', '#f6b681');
  clouds(canvas, 'loop', '#ffcfb4', 130);
  skyline(canvas);
  for (const left of [-20, 1064]) {
    wallOf(canvas, left, 404, 160, 296, shade(brick, 0.62));
    courses(canvas, [left, 404, 160, 296], [22, 9.4], `yard${left}`, '#ffb98a');
    moulding(canvas, [left, 396, 160, 12], '#8f7c6a', 8);
  }
  const [x, width] = [116, 968];
  wallOf(canvas, x, 62, width, 638, brick);
  courses(canvas, [x, 62, width, 638], [22, 9.4], 'warehouse', '#ffb98a');
  paintedWall(canvas);
  moulding(canvas, [x - 10, 46, width + 20, 18], '#a9917a', 16);
  const bays = [x + 64, x + 284, x + 504, x + 724];
  for (const [i, left] of bays.entries()) loftWindow(canvas, [left, 158, 178, 170], i === 1 || i === 3);
  for (const left of [x, x + 252, x + 472, x + 692, x + width - 42]) {
    wallOf(canvas, left, 124, 22, 576, shade(brick, 1.08));
    courses(canvas, [left, 124, 22, 576], [22, 9.4], `pier${left}`, '#ffc79a');
    canvas.rect(
      left + 22,
      124,
      10,
      576,
      canvas.linear(left + 22, 0, left + 32, 0, [
        [0, '#000000', 0.4],
        [1, '#000000', 0],
      ]),
    );
  }
  moulding(canvas, [x, 366, width, 12], '#a9917a', 8);
  canvas.rect(x + 40, 476, width - 82, 224, '#15181a');
  shopWindow(canvas, [x + 50, 480, 300, 196], {
    seed: 'wl-1',
    frame: steel,
    rows: 3,
    panes: 4,
    transom: 0.26,
    lamps: 3,
  });
  shopWindow(canvas, [x + 618, 480, 300, 196], {
    seed: 'wl-2',
    frame: steel,
    rows: 3,
    panes: 4,
    transom: 0.26,
    lamps: 3,
  });
  for (const left of [x + 362, x + 558])
    shopWindow(canvas, [left, 480, 48, 196], {
      seed: `wl${left}`,
      frame: steel,
      rows: 3,
      panes: 1,
      lamps: 1,
    });
  door(canvas, [x + 420, 500, 128, 200], { colour: '#7a2f14', glass: 0.66 });
  canopy(canvas, x + 60, 452, width - 124);
  pavement(canvas, '#7d7470');
  lightOnPavement(canvas, x + 60, 290);
  lightOnPavement(canvas, x + 400, 170, 0.6);
  lightOnPavement(canvas, x + 620, 290);
  bulbs(canvas, [-10, 330], [x + 10, 392], 60);
  bulbs(canvas, [x + width - 10, 392], [1210, 330], 60);
  lantern(canvas, x + 26, 520, 0.9);
  lantern(canvas, x + width - 24, 520, 0.9);
  const green = ['#1f2d1c', '#37502c', '#5d7640', '#93a35a'];
  planter(canvas, x + 400, 48, '#3a3d40', { seed: 'w1', colours: green });
  planter(canvas, x + 568, 48, '#3a3d40', { seed: 'w2', colours: green });
  barrel(canvas, 62, 68);
  barrel(canvas, 1140, 68);
  canvas.rect(0, ground - 1, picture.width, 3, '#0d0907', { opacity: 0.5 });
  evening(canvas, '#ffa866', 0.18);
  return canvas.svg();
}
