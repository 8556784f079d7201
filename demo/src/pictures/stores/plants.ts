import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { curve, type Point, path, place, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { slimLeaf } from '../labels/engraving.js';
import { ground } from './street.js';

interface Foliage {
  seed: string;
  colours: readonly Colour[];
  leaf?: number;
}

/** A crown of leaves: dark ones behind, lit ones at the upper left. */
export function foliage(canvas: Canvas, x: number, y: number, rx: number, ry: number, look: Foliage): void {
  const { seed, colours, leaf = 9 } = look;
  const chance = random(seed);
  const count = Math.round((rx * ry) / (leaf * leaf * 0.26));
  const darkest = colours[0] ?? '#20301a';
  const core = mix(darkest, colours[1] ?? darkest, 0.35);
  canvas.ellipse(x, y, rx * 0.84, ry * 0.84, core, { opacity: 0.9, filter: canvas.blur(leaf * 0.7) });
  for (let i = 0; i < count; i++) {
    const turn = chance.between(0, 2 * Math.PI);
    const reach = Math.sqrt(chance.next());
    const px = x + Math.cos(turn) * reach * rx;
    const py = y + Math.sin(turn) * reach * ry;
    const light = 0.5 - (px - x) / rx / 3 - (py - y) / ry / 2.2 + (i / count - 0.5) * 0.5;
    const tone =
      colours[Math.max(0, Math.min(colours.length - 1, Math.floor(light * colours.length)))] ?? darkest;
    const shape = place(slimLeaf(leaf * 1.5, leaf * 0.42), { x: px, y: py, turn: chance.between(0, 6.3) });
    canvas.path(polygon(shape.filter((_, k) => k % 3 === 0)), tone);
  }
}

export function planter(
  canvas: Canvas,
  x: number,
  width: number,
  pot: Colour,
  look: Foliage,
  height = 46,
): void {
  const top = ground - height + 6;
  canvas.ellipse(x, ground + 6, width * 0.7, 6, '#000', { opacity: 0.5, filter: canvas.blur(5) });
  foliage(canvas, x, top - width * 0.34, width * 0.56, width * 0.5, { leaf: 6, ...look });
  const clay = canvas.linear(x - width / 2, 0, x + width / 2, 0, [
    [0, mix(pot, '#ffe0b0', 0.3)],
    [0.5, pot],
    [1, shade(pot, 0.5)],
  ]);
  canvas.path(
    polygon([
      [x - width / 2, top],
      [x + width / 2, top],
      [x + width * 0.4, ground + 5],
      [x - width * 0.4, ground + 5],
    ]),
    clay,
  );
  canvas.rect(x - width / 2 - 3, top - 3, width + 6, 8, clay, { rx: 2 });
}

export function tree(canvas: Canvas, x: number, height: number, look: Foliage): void {
  const top = ground - height;
  const trunk = [
    ...curve([x - 9, ground + 8], [x - 5, ground - height * 0.3], [x - 6, top + 60], [x - 3, top + 20], 12),
    ...curve([x + 4, top + 20], [x + 5, top + 60], [x + 6, ground - height * 0.3], [x + 11, ground + 8], 12),
  ];
  canvas.ellipse(x + 10, ground + 10, 50, 7, '#000', { opacity: 0.45, filter: canvas.blur(6) });
  canvas.path(
    polygon(trunk),
    canvas.linear(x - 9, 0, x + 10, 0, [
      [0, '#7a5a40'],
      [1, '#2a1b12'],
    ]),
  );
  for (const [dx, dy, r] of [
    [-64, 74, 66],
    [66, 84, 64],
    [-30, 10, 62],
    [36, 16, 66],
    [4, 92, 60],
    [0, -34, 46],
  ] as const) {
    foliage(canvas, x + dx, top + dy, r, r * 0.86, { ...look, seed: `${look.seed}${dx}` });
  }
}

export function palm(canvas: Canvas, x: number, height: number, lean: number, scale = 1): void {
  const top: Point = [x + lean, ground - height];
  const trunk = curve(
    [x, ground + 6],
    [x + lean * 0.1, ground - height * 0.4],
    [x + lean * 0.7, ground - height * 0.8],
    top,
    40,
  );
  trunk.forEach(([px, py], i) => {
    const half = (9 - i * 0.1) * scale;
    canvas.rect(px - half, py - 7 * scale, half * 2, height / 36, i % 2 ? '#6a4c36' : '#8a6848', { rx: 2 });
    canvas.rect(px + half * 0.2, py - 7 * scale, half * 0.8, height / 36, '#2a1a12', { opacity: 0.45 });
  });
  const fronds = [-2.9, -2.45, -2.0, -1.57, -1.15, -0.7, -0.25, 0.2, -3.35];
  for (const [i, angle] of fronds.entries()) {
    const reach = (118 + (i % 3) * 16) * scale;
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.7 + 44 * scale,
    ];
    const rib = curve(
      top,
      [top[0] + Math.cos(angle) * reach * 0.5, top[1] + Math.sin(angle) * reach * 0.9],
      [tip[0], tip[1] - 26 * scale],
      tip,
      26,
    );
    const tone = i % 2 ? '#2f5136' : '#477048';
    rib.forEach(([px, py], k) => {
      if (k < 2) return;
      const before = rib[k - 1] ?? top;
      const heading = Math.atan2(py - before[1], px - before[0]) + Math.PI / 2;
      const long = 40 * scale * Math.sin(Math.min(1, (k + 3) / 29) * Math.PI) + 6;
      for (const side of [-1, 1]) {
        const blade = place(slimLeaf(long, 2.4 * scale), { x: px, y: py, turn: heading + side * 0.95 });
        canvas.path(
          polygon(blade.filter((_, j) => j % 4 === 0)),
          side < 0 ? shade(tone, 1.12) : shade(tone, 0.72),
        );
      }
    });
    canvas.stroke(path(rib), '#8a9a5a', 1.6 * scale, { opacity: 0.7 });
  }
}
