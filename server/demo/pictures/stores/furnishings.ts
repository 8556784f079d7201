import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { arc, curve, type Point, path, place, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { type Face, textPath } from '../drawing/typeface.js';
import { slimLeaf } from '../labels/engraving.js';
import { type Box, ground } from './street.js';

export interface Lettering {
  size: number;
  face?: Face;
  tracking?: number;
  colour?: Colour;
  text?: string;
}

/** Gilded letters, a little raised. */
export function lettering(canvas: Canvas, x: number, y: number, look: Lettering): void {
  const { size, face = 'display', tracking = size * 0.06, colour = '#f0cd86', text = 'Cellar Door' } = look;
  const letters = textPath(text, { face, size, x, y, tracking });
  canvas.path(letters, '#1a0d05', { opacity: 0.7, transform: `translate(${size * 0.03} ${size * 0.05})` });
  const gilt = canvas.vertical(y - size * 0.75, y + size * 0.1, [
    [0, mix(colour, '#ffffff', 0.55)],
    [0.5, colour],
    [1, shade(colour, 0.78)],
  ]);
  canvas.path(letters, gilt);
}

export function fascia(canvas: Canvas, [x, y, width, height]: Box, colour: Colour, look: Lettering): void {
  const face = canvas.vertical(y, y + height, [
    [0, mix(colour, '#ffe0b0', 0.18)],
    [0.3, colour],
    [1, shade(colour, 0.66)],
  ]);
  canvas.rect(x, y, width, height, face);
  canvas.stroke(`M${x + 10} ${y + 8}H${x + width - 10}V${y + height - 8}H${x + 10}Z`, '#e3bd74', 1.3, {
    opacity: 0.75,
  });
  lettering(canvas, x + width / 2, y + height / 2 + look.size * 0.34, look);
}

export interface Awning {
  colours: readonly [Colour, Colour];
  stripes?: number;
  drop?: number;
  scallops?: boolean;
}

export function awning(canvas: Canvas, [x, y, width, height]: Box, look: Awning): void {
  const { colours, stripes = 14, drop = 16, scallops = true } = look;
  const flare = 16;
  const step = width / stripes;
  const low = (width + 2 * flare) / stripes;
  const shadow = canvas.vertical(y + height, y + height + 90, [
    [0, '#140803', 0.62],
    [1, '#140803', 0],
  ]);
  canvas.rect(x - 4, y + height, width + 22, 90, shadow);
  for (let i = 0; i < stripes; i++) {
    const colour = colours[i % 2 ? 1 : 0];
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const [c, d] = [x - flare + (i + 1) * low, x - flare + i * low];
    const bottom = y + height;
    const cloth = canvas.vertical(y, bottom, [
      [0, shade(colour, 0.74)],
      [0.5, mix(colour, '#ffe6bd', 0.12)],
      [1, shade(colour, 0.92)],
    ]);
    canvas.path(
      polygon([
        [a, y],
        [b, y],
        [c, bottom],
        [d, bottom],
      ]),
      cloth,
    );
    const hem: Point[] = scallops
      ? [
          [d, bottom],
          [c, bottom],
          ...arc((c + d) / 2, bottom + drop * 0.35, low / 2, drop * 0.65, 0, 0.5, 10),
          [d, bottom],
        ]
      : [
          [d, bottom],
          [c, bottom],
          [c, bottom + drop],
          [d, bottom + drop],
        ];
    canvas.path(polygon(hem), shade(colour, 0.78));
    canvas.stroke(`M${d.toFixed(1)} ${bottom}L${c.toFixed(1)} ${bottom}`, '#fff3d6', 1.2, { opacity: 0.4 });
  }
}

export function lantern(canvas: Canvas, x: number, y: number, size = 1): void {
  const s = size;
  canvas.ellipse(x, y + 16 * s, 58 * s, 58 * s, '#ffc56a', { opacity: 0.4, filter: canvas.blur(20 * s) });
  canvas.path(
    polygon([
      [x - 4 * s, y - 6 * s],
      [x + 4 * s, y - 6 * s],
      [x + 11 * s, y + 3 * s],
      [x - 11 * s, y + 3 * s],
    ]),
    '#1e1613',
  );
  canvas.path(
    polygon([
      [x - 10 * s, y + 3 * s],
      [x + 10 * s, y + 3 * s],
      [x + 7 * s, y + 30 * s],
      [x - 7 * s, y + 30 * s],
    ]),
    '#ffe2a0',
  );
  canvas.ellipse(x, y + 17 * s, 4 * s, 8 * s, '#fffdf2');
  for (const k of [-10, -3, 3, 10])
    canvas.stroke(
      path([
        [x + k * s, y + 3 * s],
        [x + k * 0.7 * s, y + 30 * s],
      ]),
      '#1e1613',
      1.6 * s,
    );
  canvas.rect(x - 8 * s, y + 29 * s, 16 * s, 4 * s, '#1e1613');
  canvas.rect(x - 1.5 * s, y - 14 * s, 3 * s, 9 * s, '#1e1613');
}

export interface Foliage {
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

export function barrel(canvas: Canvas, x: number, width: number): void {
  const height = width * 1.18;
  const top = ground + 8 - height;
  const bulge = width * 0.08;
  const half = width / 2;
  const right = curve(
    [x + half - bulge, top],
    [x + half + bulge, top + height * 0.3],
    [x + half + bulge, top + height * 0.7],
    [x + half - bulge, top + height],
    14,
  );
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse();
  canvas.ellipse(x + 6, ground + 10, width * 0.66, 7, '#000', { opacity: 0.55, filter: canvas.blur(5) });
  canvas.path(
    polygon([...right, ...left]),
    canvas.linear(x - half, 0, x + half, 0, [
      [0, '#b98650'],
      [0.4, '#8a5a30'],
      [1, '#3a2110'],
    ]),
  );
  canvas.within(polygon([...right, ...left]), () => {
    for (let i = 1; i < 8; i++)
      canvas.rect(x - half + (i * width) / 8, top, 1.2, height, '#2a160a', { opacity: 0.5 });
    for (const share of [0.06, 0.24, 0.7, 0.88])
      canvas.rect(
        x - width,
        top + height * share,
        width * 2,
        height * 0.06,
        canvas.linear(x - half, 0, x + half, 0, [
          [0, '#9a948c'],
          [0.4, '#5d5852'],
          [1, '#23201d'],
        ]),
      );
  });
}
