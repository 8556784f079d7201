import { Canvas } from '../drawing/canvas.js';
import { shade } from '../drawing/colour.js';
import { arc, type Point, path, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { barrel, lantern, lettering } from './furnishings.js';
import { palm, planter } from './plants.js';
import { shopWindow } from './shop-window.js';
import {
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

const stone = '#d9c7a6';

function bayAndBridge(canvas: Canvas): void {
  const horizon = 560;
  canvas.rect(
    640,
    horizon,
    560,
    160,
    canvas.vertical(horizon, 700, [
      [0, '#e8b48e'],
      [0.3, '#a88a9a'],
      [1, '#4a5674'],
    ]),
  );
  const chance = random('bay');
  for (let i = 0; i < 60; i++) {
    const y = chance.between(horizon + 4, 696);
    canvas.rect(chance.between(660, 1190), y, chance.between(14, 60), 1.4, '#ffe3bd', {
      opacity: chance.between(0.15, 0.5),
    });
  }
  const hills: Point[] = [
    [640, horizon],
    [720, 536],
    [810, 548],
    [900, 524],
    [1010, 546],
    [1100, 530],
    [1200, 544],
    [1200, horizon],
  ];
  canvas.path(polygon(hills), '#8d7490', { opacity: 0.75 });
  const steel = '#5c4b62';
  for (const x of [900, 1130]) {
    for (const leg of [-9, 9]) canvas.rect(x + leg - 3, 380, 6, 190, steel);
    for (const y of [384, 420, 456, 492]) canvas.rect(x - 12, y, 24, 5, steel);
    for (let y = 390; y < 490; y += 36)
      canvas.stroke(
        path([
          [x - 8, y],
          [x + 8, y + 34],
          [x - 8, y + 34],
          [x + 8, y],
        ]),
        steel,
        1.5,
      );
  }
  canvas.rect(640, 512, 560, 8, steel);
  canvas.rect(640, 526, 560, 3, steel);
  const spans: [number, number][] = [
    [670, 900],
    [900, 1130],
    [1130, 1360],
  ];
  for (const [from, to] of spans) {
    const cable = Array.from(
      { length: 25 },
      (_, i): Point => [from + ((to - from) * i) / 24, 384 + 122 * (1 - ((i - 12) / 12) ** 2)],
    );
    canvas.stroke(path(cable), steel, 3);
    for (const [x, y] of cable)
      canvas.stroke(
        path([
          [x, y],
          [x, 512],
        ]),
        steel,
        0.9,
        { opacity: 0.7 },
      );
    for (const [x, y] of cable.filter((_, i) => i % 3 === 0))
      canvas.ellipse(x, y, 2.2, 2.2, '#fff0c4', { opacity: 0.9 });
  }
}

function clockTower(canvas: Canvas, x: number): void {
  const tone = shade(stone, 0.94);
  wallOf(canvas, x - 52, 92, 104, 240, tone);
  courses(canvas, [x - 52, 92, 104, 240], [26, 13], 'tower', '#fff');
  for (const [y, half, height] of [
    [206, 60, 12],
    [92, 60, 12],
  ] as const)
    moulding(canvas, [x - half, y, half * 2, height], stone, 9);
  for (const dx of [-26, 0, 26])
    roomWindow(canvas, [x + dx - 8, 228, 16, 66], {
      frame: shade(stone, 0.7),
      arch: true,
      columns: 1,
      lit: dx === 0,
    });
  wallOf(canvas, x - 38, 40, 76, 52, tone);
  for (const dx of [-20, 0, 20]) canvas.path(polygon(openingOf([x + dx - 6, 50, 12, 42], true)), '#4f465a');
  moulding(canvas, [x - 44, 32, 88, 10], stone, 6);
  canvas.path(
    polygon([
      [x - 34, 32],
      [x + 34, 32],
      [x + 10, -8],
      [x - 10, -8],
    ]),
    canvas.linear(x - 34, 0, x + 34, 0, [
      [0, '#c9a385'],
      [1, '#6e5a60'],
    ]),
  );
  canvas.ellipse(x, 150, 37, 37, shade(stone, 0.66));
  canvas.ellipse(x, 149, 33, 33, '#fff1cc');
  canvas.ellipse(x, 149, 44, 44, '#ffdf9a', { opacity: 0.3, filter: canvas.blur(10) });
  for (let i = 0; i < 12; i++) {
    const turn = i / 12;
    const ends = [
      ...arc(x, 149, 30, 30, turn, 1, 1).slice(0, 1),
      ...arc(x, 149, 25, 25, turn, 1, 1).slice(0, 1),
    ];
    canvas.stroke(path(ends), '#3a2c22', 2);
  }
  canvas.stroke(
    path([
      [x, 149],
      [x + 13, 139],
    ]),
    '#2a1d16',
    3.4,
  );
  canvas.stroke(
    path([
      [x, 149],
      [x - 4, 172],
    ]),
    '#2a1d16',
    2.4,
  );
}

function arcade(canvas: Canvas): void {
  const [x, width] = [-30, 870];
  wallOf(canvas, x, 300, width, 400, stone);
  courses(canvas, [x, 300, width, 400], [56, 26], 'arcade', '#fff3d4');
  moulding(canvas, [x, 288, width + 14, 20], '#e6d6b6', 20);
  dentils(canvas, x, 310, width, 10, shade(stone, 0.95));
  moulding(canvas, [x, 380, width + 8, 10], '#e6d6b6', 8);
  for (let i = 0; i < 12; i++)
    roomWindow(canvas, [x + 34 + i * 69, 334, 34, 40], {
      frame: shade(stone, 0.8),
      columns: 1,
      lit: i % 4 === 2,
    });
}

function archway(canvas: Canvas, x: number, seed: string, wide: number): void {
  const top = 424;
  const ring = openingOf([x - 20, top - 20, wide + 40, ground - top + 20], true);
  canvas.path(polygon(ring), shade(stone, 1.08));
  canvas.stroke(polygon(ring), shade(stone, 0.6), 1.6);
  const [cx, cy] = [x + wide / 2, top + wide / 2];
  for (let i = 0; i <= 14; i++) {
    const turn = 0.5 + i / 28;
    const ends = [
      ...arc(cx, cy, wide / 2, wide / 2, turn, 1, 1).slice(0, 1),
      ...arc(cx, cy, wide / 2 + 20, wide / 2 + 20, turn, 1, 1).slice(0, 1),
    ];
    canvas.stroke(path(ends), shade(stone, 0.55), 1.3, { opacity: 0.8 });
  }
  canvas.path(
    polygon([
      [cx - 11, top - 28],
      [cx + 11, top - 28],
      [cx + 8, top + 6],
      [cx - 8, top + 6],
    ]),
    shade(stone, 0.9),
  );
  canvas.path(polygon(openingOf([x, top, wide, ground - top], true)), '#1f1a18');
  shopWindow(canvas, [x + 6, top + 6, wide - 12, ground - top - 34], {
    seed,
    frame: '#24372f',
    rows: 3,
    panes: 3,
    arch: true,
    transom: 0.36,
  });
  canvas.rect(x + 6, ground - 30, wide - 12, 30, '#1f2f29');
}

/** San Francisco, the waterfront: an arcade under the clock, the bay and the bridge beside it. */
export function embarcadero(): string {
  const canvas = new Canvas(picture.width, picture.height);
  sky(canvas, '#47598f', '#c98f9c', '#ffd39c');
  clouds(canvas, 'bay', '#ffdcc4', 200);
  const sun = canvas.radial(1030, 548, 210, [
    [0, '#fff3cf'],
    [0.16, '#ffe0a0', 0.9],
    [1, '#ffc27a', 0],
  ]);
  canvas.rect(740, 320, 460, 260, sun);
  bayAndBridge(canvas);
  canvas.group({ transform: 'translate(0 26)' }, () => clockTower(canvas, 415));
  arcade(canvas);
  archway(canvas, 40, 'arch-1', 212);
  archway(canvas, 588, 'arch-3', 212);
  const [x, wide] = [309, 212];
  const portal = openingOf([x - 20, 404, wide + 40, 296], true);
  canvas.path(polygon(portal), shade(stone, 1.1));
  canvas.stroke(polygon(portal), shade(stone, 0.6), 1.6);
  canvas.path(polygon(openingOf([x, 424, wide, 276], true)), '#24372f');
  shopWindow(canvas, [x + 8, 432, wide - 16, 128], {
    seed: 'fan',
    frame: '#24372f',
    rows: 1,
    panes: 3,
    arch: true,
    lamps: 1,
  });
  canvas.rect(x, 538, wide, 162, '#24372f');
  door(canvas, [x + 52, 556, 108, 144], { colour: '#9a3d12', glass: 0.6 });
  canvas.rect(x - 26, 512, wide + 52, 40, '#1c2c27');
  canvas.stroke(`M${x - 20} 518H${x + wide + 20}V546H${x - 20}Z`, '#e3bd74', 1.2);
  lettering(canvas, x + wide / 2, 541, { size: 27, face: 'capsBold', text: 'CELLAR DOOR', tracking: 2 });
  for (const side of [x + 14, x + wide - 52])
    shopWindow(canvas, [side, 560, 38, 112], {
      seed: `s${side}`,
      frame: '#24372f',
      rows: 2,
      panes: 1,
      lamps: 1,
    });
  pavement(canvas, '#98897f');
  lightOnPavement(canvas, 50, 190);
  lightOnPavement(canvas, x + 20, 170, 0.6);
  lightOnPavement(canvas, 600, 190);
  lantern(canvas, 276, 560, 0.9);
  lantern(canvas, 554, 560, 0.9);
  canvas.rect(838, 640, 380, 5, '#3a3433');
  for (let left = 850; left < 1200; left += 42) canvas.rect(left, 640, 5, 64, '#3a3433');
  canvas.rect(838, 664, 380, 3, '#3a3433');
  palm(canvas, 1010, 470, 26, 1.05);
  palm(canvas, 1130, 380, -18, 0.85);
  const greens = ['#22361f', '#3a5a30', '#668442', '#9aa858'];
  planter(canvas, 330, 42, '#6b5a4c', { seed: 'e1', colours: greens });
  planter(canvas, 500, 42, '#6b5a4c', { seed: 'e2', colours: greens });
  barrel(canvas, 878, 60);
  evening(canvas, '#ffb877', 0.16);
  return canvas.svg();
}
