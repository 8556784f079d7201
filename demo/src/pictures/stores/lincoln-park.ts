import { Canvas } from '../drawing/canvas.js';
import { type Colour, shade } from '../drawing/colour.js';
import { arc, path, polygon } from '../drawing/point.js';
import { barrel, fascia, lantern } from './furnishings.js';
import { planter, tree } from './plants.js';
import { shopWindow } from './shop-window.js';
import {
  type Box,
  clouds,
  courses,
  dentils,
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

const stone = '#a9a398';
const pale = '#c9c2b2';
const autumn = ['#5a2a14', '#93481c', '#c8762a', '#e8ad4c'];

function stoneWindow(canvas: Canvas, [x, y, width, height]: Box, lit: boolean, arch = false): void {
  const frame = openingOf([x - 14, y - 14, width + 28, height + 22], arch);
  canvas.path(polygon(frame), shade(pale, 0.95));
  canvas.stroke(polygon(frame), shade(stone, 0.55), 1.2);
  if (arch) {
    const [cx, cy] = [x + width / 2, y + width / 2];
    for (let i = 1; i < 8; i++) {
      const ends = [width / 2, width / 2 + 14].flatMap((r) =>
        arc(cx, cy, r, r, 0.5 + i / 16, 1, 1).slice(0, 1),
      );
      canvas.stroke(path(ends), shade(stone, 0.55), 1.1);
    }
  }
  roomWindow(canvas, [x, y, width, height], { frame: '#3a2c22', lit, arch, columns: 1 });
  moulding(canvas, [x - 18, y + height + 6, width + 36, 10], pale, 9);
}

/** The rounded bay of a greystone, with its own little roof. */
function turret(canvas: Canvas, x: number, width: number): void {
  const [top, bottom] = [176, 462];
  canvas.rect(x + 20, top, width + 14, bottom - top, '#000', { opacity: 0.4, filter: canvas.blur(12) });
  const turn = canvas.linear(x, 0, x + width, 0, [
    [0, shade(stone, 0.62)],
    [0.22, shade(stone, 1.22)],
    [0.5, stone],
    [1, shade(stone, 0.36)],
  ]);
  canvas.rect(x, top, width, bottom - top, turn);
  courses(canvas, [x, top, width, bottom - top], [44, 24], 'turret', '#fff2d8');
  for (const [y, tall, lit] of [
    [210, 84, true],
    [348, 84, false],
  ] as const) {
    for (const [dx, wide] of [
      [0.07, 0.2],
      [0.36, 0.28],
      [0.73, 0.2],
    ] as const) {
      const box: Box = [x + width * dx, y, width * wide, tall];
      roomWindow(canvas, box, { frame: '#3a2c22', lit: lit && dx > 0.3, columns: 1 });
      moulding(canvas, [box[0] - 6, y + tall, box[2] + 12, 8], pale, 7);
    }
  }
  moulding(canvas, [x - 8, 318, width + 16, 14], pale, 9);
  moulding(canvas, [x - 10, bottom - 6, width + 20, 16], pale, 10);
  moulding(canvas, [x - 12, top - 12, width + 24, 20], pale, 12);
  dentils(canvas, x, top + 10, width, 9, shade(stone, 1.1));
  const tip: [number, number] = [x + width / 2, 42];
  const slate = canvas.linear(x, 0, x + width, 0, [
    [0, '#4c5560'],
    [0.3, '#7c8790'],
    [1, '#20262e'],
  ]);
  canvas.path(polygon([[x - 14, top - 12], tip, [x + width + 14, top - 12]]), slate);
  for (let i = 1; i < 7; i++) {
    const y = top - 12 - i * 18;
    const half = ((width / 2 + 14) * (y - tip[1])) / (top - 12 - tip[1]);
    canvas.stroke(
      path([
        [tip[0] - half, y],
        [tip[0] + half, y],
      ]),
      '#141a20',
      1.2,
      { opacity: 0.5 },
    );
  }
  canvas.rect(tip[0] - 1.5, 14, 3, 32, '#2b2622');
  canvas.ellipse(tip[0], 16, 5, 5, '#d9a94f');
}

function rowHouse(canvas: Canvas, [x, y, width, height]: Box, colour: Colour, seed: string): void {
  wallOf(canvas, x, y, width, height, colour);
  courses(canvas, [x, y, width, height], [20, 9], seed, '#ffd8b0');
  moulding(canvas, [x - 6, y - 14, width + 12, 24], shade(colour, 0.8), 16);
  for (let row = 0; row < 3; row++) {
    for (const share of [0.12, 0.56]) {
      const lit = (row + Math.round(share * 10) + seed.length) % 3 === 0;
      const box: Box = [x + width * share, y + 54 + row * 158, width * 0.3, 98];
      roomWindow(canvas, box, { frame: '#e3d6bf', lit });
      moulding(canvas, [box[0] - 8, box[1] + 98, box[2] + 16, 9], pale, 7);
    }
  }
}

/** Chicago, Lincoln Park: a greystone with a rounded bay, among elms in October. */
export function lincolnPark(): string {
  const canvas = new Canvas(picture.width, picture.height);
  sky(canvas, '#6b83a8', '#d7b59a', '#f9dba6');
  clouds(canvas, 'lincoln', '#fff0d8', 110);
  rowHouse(canvas, [-50, 170, 280, 530], '#8a4432', 'left');
  rowHouse(canvas, [956, 146, 290, 554], '#7d4a3a', 'right!');
  const [x, width] = [236, 716];
  wallOf(canvas, x, 150, width, 550, stone);
  courses(canvas, [x, 150, width, 310], [58, 27], 'greystone', '#fff2d8');
  moulding(canvas, [x - 14, 130, width + 28, 24], pale, 24);
  dentils(canvas, x, 156, width, 12, shade(stone, 1.1));
  turret(canvas, 290, 216);
  for (const [left, lit] of [
    [590, false],
    [706, true],
    [822, false],
  ] as const) {
    stoneWindow(canvas, [left, 196, 66, 104], lit, true);
    stoneWindow(canvas, [left, 346, 66, 84], !lit && left > 600);
  }
  moulding(canvas, [x, 320, width, 10], pale, 8);
  moulding(canvas, [x - 10, 466, width + 20, 14], pale, 12);
  fascia(canvas, [x, 480, width, 52], '#2b1b16', { size: 34, face: 'caps', tracking: 3 });
  canvas.rect(x, 532, width, 168, '#211813');
  const frame = '#3b2419';
  shopWindow(canvas, [x + 30, 538, 262, 138], { seed: 'lp-1', frame, rows: 2, panes: 3, transom: 0.2 });
  shopWindow(canvas, [x + 470, 538, 216, 138], { seed: 'lp-2', frame, rows: 2, panes: 3, transom: 0.2 });
  door(canvas, [x + 318, 546, 126, 154], { colour: '#6a1e1a', glass: 0.6 });
  for (const left of [x, x + 292, x + 446, x + width - 26]) {
    wallOf(canvas, left, 532, 26, 168, pale);
    courses(canvas, [left, 532, 26, 168], [26, 24], `pier${left}`, '#fff');
    moulding(canvas, [left - 4, 532, 34, 9], pale, 6);
  }
  pavement(canvas, '#8d8278');
  lightOnPavement(canvas, x + 40, 240);
  lightOnPavement(canvas, x + 318, 126, 0.6);
  lightOnPavement(canvas, x + 480, 200);
  lantern(canvas, x + 305, 566, 0.74);
  lantern(canvas, x + 459, 566, 0.74);
  const green = ['#233220', '#3d5230', '#627844', '#96a35c'];
  planter(canvas, x + 306, 40, '#4a4540', { seed: 'l1', colours: green });
  planter(canvas, x + 458, 40, '#4a4540', { seed: 'l2', colours: green });
  barrel(canvas, x + 700, 58);
  tree(canvas, 96, 560, { seed: 'elm', colours: autumn, leaf: 11 });
  tree(canvas, 1106, 500, { seed: 'maple', colours: autumn, leaf: 11 });
  for (let i = 0; i < 40; i++) {
    const [left, y] = [((i * 173) % 1180) + 10, ground + 12 + ((i * 61) % 84)];
    canvas.ellipse(left, y, 5, 2.2, autumn[1 + (i % 3)] ?? stone, {
      opacity: 0.8,
      transform: `rotate(${i * 37} ${left} ${y})`,
    });
  }
  evening(canvas, '#ffc27d', 0.2);
  return canvas.svg();
}
