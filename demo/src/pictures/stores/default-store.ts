import { Canvas } from '../drawing/canvas.js';
import { shade } from '../drawing/colour.js';
import { arc, path, polygon } from '../drawing/point.js';
import { awning, barrel, lantern, lettering } from './furnishings.js';
import { foliage, planter } from './plants.js';
import { shopWindow } from './shop-window.js';
import { courses, evening, ground, lightOnPavement, moulding, pavement, picture, wallOf } from './street.js';
import { door, openingOf } from './windows.js';

const stone = '#b9a283';
const ivy = ['#1c2c18', '#35502a', '#5d7a3c', '#98a455'];

/** For a store that has no picture of its own yet: the cellar door itself. */
export function defaultStore(): string {
  const canvas = new Canvas(picture.width, picture.height);
  wallOf(canvas, 0, 0, picture.width, ground, stone);
  courses(canvas, [0, 0, picture.width, ground], [74, 36], 'cellar', '#fff0cf');
  moulding(canvas, [0, 96, picture.width, 20], '#d6c3a2', 18);
  lettering(canvas, 600, 78, { size: 52, face: 'display', colour: '#6d2a08' });
  const [x, wide, top] = [452, 296, 196];
  const ring = polygon(openingOf([x - 34, top - 34, wide + 68, ground - top + 34], true));
  canvas.path(ring, '#000', { opacity: 0.45, filter: canvas.blur(12), transform: 'translate(6 6)' });
  canvas.path(ring, shade(stone, 1.14));
  canvas.stroke(ring, shade(stone, 0.5), 2);
  const [cx, cy] = [x + wide / 2, top + wide / 2];
  for (let i = 0; i <= 16; i++) {
    const ends = [wide / 2, wide / 2 + 34].flatMap((r) => arc(cx, cy, r, r, 0.5 + i / 32, 1, 1).slice(0, 1));
    canvas.stroke(path(ends), shade(stone, 0.5), 2, { opacity: 0.8 });
  }
  for (let y = cy + 40; y < ground; y += 44) {
    for (const left of [x - 34, x + wide])
      canvas.stroke(
        path([
          [left, y],
          [left + 34, y],
        ]),
        shade(stone, 0.5),
        2,
        { opacity: 0.8 },
      );
  }
  canvas.path(polygon(openingOf([x, top, wide, ground - top], true)), '#1d120c');
  shopWindow(canvas, [x + 10, top + 10, wide - 20, 190], {
    seed: 'fanlight',
    frame: '#4a2412',
    rows: 2,
    panes: 3,
    arch: true,
  });
  canvas.rect(x, 380, wide, ground - 380, '#2a160c');
  door(canvas, [x + 56, 392, wide - 112, ground - 392], { colour: '#8a3508', glass: 0.6 });
  for (const left of [x + 8, x + wide - 50]) {
    shopWindow(canvas, [left, 392, 42, 250], {
      seed: `side${left}`,
      frame: '#4a2412',
      rows: 4,
      panes: 1,
      lamps: 1,
    });
    canvas.rect(left, 642, 42, 58, '#3a1d0e');
  }
  for (const [left, seed] of [
    [78, 'left'],
    [842, 'right'],
  ] as const) {
    shopWindow(canvas, [left, 330, 280, 290], { seed, frame: '#4a2412', rows: 3, panes: 3, transom: 0.2 });
    moulding(canvas, [left - 14, 620, 308, 18], '#d6c3a2', 14);
    awning(canvas, [left - 16, 300, 312, 56], { colours: ['#a94007', '#f3e6cc'], stripes: 13, drop: 16 });
  }
  for (const [px, py, rx, ry] of [
    [20, 170, 70, 80],
    [40, 280, 44, 70],
    [1180, 150, 70, 70],
    [1170, 250, 46, 80],
    [1190, 340, 34, 60],
    [120, 130, 80, 30],
    [1080, 126, 70, 24],
  ] as const) {
    foliage(canvas, px, py, rx, ry, { seed: `ivy${px}${py}`, colours: ivy, leaf: 10 });
  }
  pavement(canvas, '#8d7f70');
  lightOnPavement(canvas, 90, 260);
  lightOnPavement(canvas, x + 40, wide - 80, 0.6);
  lightOnPavement(canvas, 854, 260);
  lantern(canvas, 396, 380, 1.15);
  lantern(canvas, 804, 380, 1.15);
  planter(canvas, 424, 56, '#a5603a', { seed: 'd1', colours: ivy });
  planter(canvas, 776, 56, '#a5603a', { seed: 'd2', colours: ivy });
  barrel(canvas, 40, 84);
  barrel(canvas, 1162, 84);
  evening(canvas, '#ffbd7a', 0.2);
  return canvas.svg();
}
