import { Canvas } from '../drawing/canvas.js';
import { type Colour, shade } from '../drawing/colour.js';
import { arc, polygon, rectangle } from '../drawing/point.js';
import { awning, barrel, fascia, lantern } from './furnishings.js';
import { planter } from './plants.js';
import { shopWindow } from './shop-window.js';
import {
  type Box,
  clouds,
  dentils,
  evening,
  lightOnPavement,
  moulding,
  pavement,
  picture,
  sky,
  wallOf,
} from './street.js';
import { door, roomWindow } from './windows.js';

const paint = { wall: '#4f7273', trim: '#f0e2c6', panel: '#3c595c', gilt: '#d9a94f' };
const greens = ['#1f3020', '#35502c', '#56743a', '#8a9a4e'];

/** Three faces of a bay: the left one catches the sun, the right one is in the shade. */
function bay(canvas: Canvas, x: number, top: number, bottom: number, lit: boolean): void {
  const [side, front] = [38, 124];
  const height = bottom - top;
  const faces: [number, number, number][] = [
    [x, side, 1.16],
    [x + side, front, 1],
    [x + side + front, side, 0.6],
  ];
  canvas.rect(x + side, top, front + side * 2, height + 14, '#000', {
    opacity: 0.35,
    filter: canvas.blur(10),
  });
  for (const [left, width, light] of faces) {
    canvas.rect(left, top, width, height, shade(paint.wall, light));
    const pad = width > side ? 14 : 6;
    for (const [y, tall] of [[top + 32, height * 0.54]] as const) {
      const frame = shade(paint.trim, Math.min(1, light));
      roomWindow(canvas, [left + pad, y, width - 2 * pad, tall], {
        frame,
        lit: lit && light <= 1,
        columns: 1,
      });
      canvas.rect(left + pad - 2, y + tall, width - 2 * pad + 4, 6, frame);
    }
    const panel: Box = [left + pad, bottom - 58, width - 2 * pad, 40];
    canvas.rect(...panel, shade(paint.panel, light));
    canvas.stroke(polygon(rectangle(...panel)), paint.gilt, 1, { opacity: 0.6 });
    if (width > side) {
      const centre = left + width / 2;
      canvas.path(polygon(arc(centre, bottom - 38, 10, 10, 0, 1)), paint.gilt, { opacity: 0.85 });
      canvas.path(polygon(arc(centre, bottom - 38, 5, 5, 0, 1)), shade(paint.panel, light));
    }
  }
  const whole = front + 2 * side;
  moulding(canvas, [x - 6, top - 6, whole + 12, 16], paint.trim, 10);
  moulding(canvas, [x - 4, bottom - 8, whole + 8, 12], paint.trim, 12);
  const foot: [number, number][] = [
    [x + 4, bottom + 4],
    [x + whole - 4, bottom + 4],
    [x + whole - 44, bottom + 26],
    [x + 44, bottom + 26],
  ];
  canvas.path(
    polygon(foot),
    canvas.vertical(bottom, bottom + 26, [
      [0, shade(paint.wall, 0.9)],
      [1, shade(paint.wall, 0.4)],
    ]),
  );
}

function neighbour(canvas: Canvas, [x, y, width, height]: Box, colour: Colour, lit: number): void {
  wallOf(canvas, x, y, width, height, colour);
  moulding(canvas, [x - 4, y - 10, width + 8, 22], shade(paint.trim, 0.86), 18);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      const look = { frame: shade(paint.trim, 0.84), lit: (row * 2 + column) % 5 === lit };
      roomWindow(canvas, [x + width * (0.14 + column * 0.42), y + 60 + row * 150, width * 0.3, 96], look);
    }
  }
  for (const row of [0, 1]) moulding(canvas, [x, y + 184 + row * 150, width, 8], shade(colour, 1.16), 6);
}

function cornice(canvas: Canvas, x: number, y: number, width: number): void {
  moulding(canvas, [x - 18, y, width + 36, 22], paint.trim, 24);
  dentils(canvas, x, y + 24, width, 11, shade(paint.trim, 0.9));
  for (let i = 0; i <= 6; i++) {
    const left = x + (i * (width - 20)) / 6;
    canvas.rect(left + 4, y + 22, 18, 40, '#000', { opacity: 0.3 });
    canvas.rect(
      left,
      y + 20,
      18,
      40,
      canvas.vertical(y + 20, y + 60, [
        [0, paint.trim],
        [1, shade(paint.trim, 0.72)],
      ]),
    );
    canvas.ellipse(left + 9, y + 34, 5, 5, paint.gilt);
  }
  const [middle, crown] = [x + width / 2, y - 66];
  const gable: [number, number][] = [
    [middle - 150, y],
    [middle, crown],
    [middle + 150, y],
  ];
  canvas.path(
    polygon(gable),
    canvas.linear(middle - 150, y, middle + 150, y, [
      [0, shade(paint.wall, 1.15)],
      [1, shade(paint.wall, 0.75)],
    ]),
  );
  canvas.stroke(polygon(gable), paint.trim, 9);
  canvas.path(polygon(arc(middle, y + 2, 46, 46, 0.5, 1)), paint.gilt, { opacity: 0.9 });
  for (let i = 0; i <= 8; i++) {
    const [ray] = arc(middle, y + 2, 46, 46, 0.5 + i / 16, 1).slice(0, 1);
    if (ray) canvas.stroke(polygon([[middle, y + 2], ray]), paint.panel, 2.4);
  }
}

/** San Francisco, the Mission: a painted Victorian with two bays over the shop. */
export function missionStreet(): string {
  const canvas = new Canvas(picture.width, picture.height);
  sky(canvas, '#5a6a9c', '#d99a90', '#f7cf9a');
  clouds(canvas, 'mission', '#ffd9c4', 120);
  neighbour(canvas, [-40, 150, 250, 550], '#c98a78', 3);
  neighbour(canvas, [990, 120, 260, 580], '#c7a265', 1);
  const [x, width] = [206, 788];
  wallOf(canvas, x, 150, width, 550, paint.wall);
  for (let y = 156; y < 440; y += 13) canvas.rect(x, y, width, 1.3, '#0c1c1e', { opacity: 0.24 });
  cornice(canvas, x, 122, width);
  bay(canvas, 262, 206, 424, true);
  bay(canvas, 738, 206, 424, false);
  for (const [left, lit] of [
    [516, false],
    [612, true],
  ] as const) {
    roomWindow(canvas, [left, 226, 72, 150], { frame: paint.trim, lit, arch: true, columns: 1 });
    moulding(canvas, [left - 8, 378, 88, 9], paint.trim, 8);
  }
  moulding(canvas, [x - 8, 452, width + 16, 14], paint.trim, 8);
  fascia(canvas, [x, 466, width, 56], '#23383b', { size: 38, face: 'display' });
  for (const column of [x, x + 246, x + 518, x + width - 24]) {
    canvas.rect(
      column,
      522,
      24,
      178,
      canvas.linear(column, 0, column + 24, 0, [
        [0, shade(paint.trim, 1.1)],
        [1, shade(paint.trim, 0.62)],
      ]),
    );
    moulding(canvas, [column - 5, 522, 34, 10], paint.trim, 5);
    canvas.rect(column - 4, 672, 32, 28, shade(paint.panel, 0.8));
  }
  canvas.rect(x + 24, 522, width - 48, 178, '#20302f');
  const frame = '#2b4345';
  shopWindow(canvas, [x + 30, 528, 210, 140], { seed: 'mission-left', frame, rows: 2, panes: 2 });
  shopWindow(canvas, [x + 548, 528, 210, 140], { seed: 'mission-right', frame, rows: 2, panes: 2 });
  door(canvas, [x + 330, 534, 128, 166], { colour: '#8f3a1c', glass: 0.6 });
  shopWindow(canvas, [x + 276, 528, 44, 140], { seed: 'm1', frame, rows: 2, panes: 1, lamps: 1 });
  shopWindow(canvas, [x + 468, 528, 44, 140], { seed: 'm2', frame, rows: 2, panes: 1, lamps: 1 });
  awning(canvas, [x + 26, 520, 220, 36], { colours: ['#a94007', '#f3e6cc'], stripes: 10, drop: 12 });
  awning(canvas, [x + 544, 520, 220, 36], { colours: ['#a94007', '#f3e6cc'], stripes: 10, drop: 12 });
  pavement(canvas, '#8b7a74');
  lightOnPavement(canvas, x + 40, 190);
  lightOnPavement(canvas, x + 280, 230, 0.6);
  lightOnPavement(canvas, x + 560, 190);
  lantern(canvas, x + 258, 560, 0.8);
  lantern(canvas, x + 530, 560, 0.8);
  planter(canvas, x + 300, 44, '#8f5a3c', { seed: 'p1', colours: greens });
  planter(canvas, x + 492, 44, '#8f5a3c', { seed: 'p2', colours: greens });
  barrel(canvas, x - 46, 62);
  evening(canvas, '#ffb36b');
  return canvas.svg();
}
