import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { type Point, polygon } from '../drawing/point.js';
import { type Random, random } from '../drawing/random.js';
import { outlineOf, type Profile } from '../vessels/profile.js';
import { wineProfiles } from '../vessels/wine-profiles.js';
import type { Box } from './street.js';
import { openingOf } from './windows.js';

const shown: readonly Profile[] = [
  wineProfiles.bordeaux,
  wineProfiles.burgundy,
  wineProfiles.champagne,
  wineProfiles.flute,
  wineProfiles.rhone,
];
const glassTones = ['#23180f', '#1f2a17', '#142118', '#3c1418', '#5a2a12', '#2b1a20', '#8a5a2a'];
const paperTones = ['#f3e7cc', '#efe0bd', '#d9b36a', '#8c2f22', '#f7efe0'];

function bottle(canvas: Canvas, chance: Random, x: number, floor: number, height: number): void {
  const profile = chance.pick(shown);
  const scale = height / 318;
  const half = outlineOf(profile).filter((_, i) => i % 4 === 0);
  const top = floor - profile.height * scale;
  const right = half.map(([r, y]): Point => [x + r * scale, top + y * scale]);
  const left = half.map(([r, y]): Point => [x - r * scale, top + y * scale]).reverse();
  const body = Math.max(...half.map(([r]) => r)) * scale;
  const tone = chance.pick(glassTones);
  canvas.path(polygon([...right, ...left]), tone);
  canvas.rect(
    x - body * 0.96,
    top + profile.label[0] * scale,
    body * 1.92,
    (profile.label[1] - profile.label[0]) * scale,
    chance.pick(paperTones),
    { opacity: 0.92 },
  );
  canvas.rect(
    x - 14.6 * scale,
    top,
    29.2 * scale,
    profile.capsuleEnd * scale * 0.8,
    chance.pick(['#7a1c20', '#b98a3c', '#26201c']),
  );
  canvas.rect(
    x - body * 0.7,
    top + profile.neckEnd * 1.5 * scale,
    body * 0.22,
    profile.height * scale * 0.5,
    '#fff3d6',
    { opacity: 0.35 },
  );
}

function shelves(canvas: Canvas, chance: Random, [x, y, width, height]: Box, rows: number): void {
  const step = height / (rows + 0.45);
  for (let row = 1; row <= rows; row++) {
    const floor = y + step * row + step * 0.1;
    const tall = step * 0.76;
    canvas.rect(
      x,
      floor - step * 0.9,
      width,
      step * 0.9,
      canvas.vertical(floor - step * 0.9, floor, [
        [0, '#fff0c2', 0.3],
        [1, '#8f4a14', 0.3],
      ]),
    );
    for (
      let left = x + tall * 0.16;
      left < x + width - tall * 0.1;
      left += tall * chance.between(0.27, 0.33)
    ) {
      if (chance.chance(0.92)) bottle(canvas, chance, left, floor, tall * chance.between(0.9, 1));
    }
    canvas.rect(x, floor, width, Math.max(3, step * 0.05), '#5a3214');
    canvas.rect(x, floor, width, 1.2, '#ffdf9e', { opacity: 0.8 });
  }
}

function pendant(canvas: Canvas, x: number, top: number, drop: number): void {
  canvas.rect(x - 0.8, top, 1.6, drop, '#2b1a10');
  canvas.path(
    polygon([
      [x - 4, top + drop],
      [x + 4, top + drop],
      [x + 14, top + drop + 12],
      [x - 14, top + drop + 12],
    ]),
    '#33241a',
  );
  canvas.ellipse(x, top + drop + 14, 26, 18, '#fff2c4', { opacity: 0.75, filter: canvas.blur(8) });
  canvas.ellipse(x, top + drop + 13, 6, 4.4, '#fffbe8');
}

interface ShopWindow {
  seed: string;
  frame: Colour;
  rows?: number;
  panes?: number;
  /** The upper part is a round arch. */
  arch?: boolean;
  /** Small panes above a bar, as a share of the height. */
  transom?: number;
  lamps?: number;
}

function displayed(canvas: Canvas, chance: Random, [x, y, width, height]: Box): void {
  const floor = y + height - 4;
  canvas.rect(x, floor - 9, width, 14, '#4a2812');
  canvas.rect(x, floor - 9, width, 2, '#ffd894', { opacity: 0.9 });
  const tall = Math.min(height * 0.4, 118);
  for (let left = x + tall * 0.3; left < x + width - tall * 0.2; left += tall * chance.between(0.34, 0.72)) {
    bottle(canvas, chance, left, floor - 8, tall * chance.between(0.82, 1));
  }
}

/** Shelves at the back, bottles on show in front, lamps, and the street's reflection on the glass. */
export function shopWindow(canvas: Canvas, box: Box, look: ShopWindow): void {
  const [x, y, width, height] = box;
  const { seed, frame, rows = 3, panes = 2, arch = false, transom = 0, lamps = 2 } = look;
  const chance = random(seed);
  const bar = 7;
  canvas.path(polygon(openingOf([x - 14, y - 14, width + 28, height + 14], arch)), '#ffb44e', {
    opacity: 0.4,
    filter: canvas.blur(15),
  });
  canvas.path(polygon(openingOf(box, arch)), frame);
  const glass = openingOf(box, arch, bar);
  canvas.within(polygon(glass), () => {
    const room = canvas.radial(x + width / 2, y + height * 0.3, Math.max(width, height) * 0.8, [
      [0, '#fff0b8'],
      [0.35, '#ffcf76'],
      [0.75, '#d98a34'],
      [1, '#8a4a17'],
    ]);
    canvas.rect(x, y, width, height, room);
    canvas.group({ opacity: 0.94, filter: canvas.blur(0.7) }, () => {
      shelves(canvas, chance, [x, y + height * 0.12, width, height * 0.76], rows);
    });
    canvas.rect(
      x,
      y,
      width,
      height,
      canvas.vertical(y, y + height, [
        [0, '#ffedb0', 0.42],
        [0.5, '#ffcf80', 0.14],
        [1, '#6a300c', 0.2],
      ]),
    );
    for (let i = 0; i < lamps; i++) pendant(canvas, x + (width * (i + 0.5)) / lamps, y, height * 0.17);
    displayed(canvas, chance, box);
    const sheen = { opacity: 0.1 };
    canvas.path(
      polygon([
        [x + width * 0.1, y],
        [x + width * 0.34, y],
        [x + width * 0.08, y + height],
        [x - width * 0.16, y + height],
      ]),
      '#fff',
      sheen,
    );
    canvas.path(
      polygon([
        [x + width * 0.42, y],
        [x + width * 0.48, y],
        [x + width * 0.22, y + height],
        [x + width * 0.16, y + height],
      ]),
      '#fff',
      sheen,
    );
    const reveal = canvas.vertical(y, y + 26, [
      [0, '#2a1206', 0.55],
      [1, '#2a1206', 0],
    ]);
    canvas.rect(x, y, width, 26, reveal);
  });
  canvas.within(polygon(openingOf(box, arch)), () => {
    for (let i = 1; i < panes; i++) canvas.rect(x + (width * i) / panes - 3, y, 6, height, frame);
    if (transom > 0) {
      const at = y + height * transom;
      canvas.rect(x, at - 3.5, width, 7, frame);
      const small = panes * 3;
      for (let i = 1; i < small; i++)
        canvas.rect(x + (width * i) / small - 1.5, y, 3, height * transom, frame);
    }
  });
  canvas.stroke(polygon(glass), shade(frame, 0.4), 1.6, { opacity: 0.8 });
  canvas.stroke(polygon(openingOf(box, arch, 1)), mix(frame, '#ffe7bd', 0.5), 1.4, { opacity: 0.7 });
}
