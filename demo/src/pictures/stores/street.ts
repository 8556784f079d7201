import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';

export const picture = { width: 1200, height: 800 };
/** Where the walls meet the pavement. */
export const ground = 700;

export function sky(canvas: Canvas, high: Colour, middle: Colour, low: Colour): void {
  const fill = canvas.vertical(0, ground, [
    [0, high],
    [0.55, middle],
    [1, low],
  ]);
  canvas.rect(0, 0, picture.width, ground, fill);
}

export function clouds(canvas: Canvas, seed: string, colour: Colour, y: number): void {
  const chance = random(seed);
  for (let i = 0; i < 9; i++) {
    const look = { opacity: chance.between(0.12, 0.34), filter: canvas.blur(16, 5) };
    const x = chance.between(0, picture.width);
    canvas.ellipse(
      x,
      y + chance.between(-90, 90),
      chance.between(80, 220),
      chance.between(5, 14),
      colour,
      look,
    );
  }
}

/** Flagstones with the evening in them. */
export function pavement(canvas: Canvas, colour: Colour): void {
  const { width, height } = picture;
  const fill = canvas.vertical(ground, height, [
    [0, shade(colour, 0.62)],
    [0.25, colour],
    [1, shade(colour, 0.7)],
  ]);
  canvas.rect(0, ground, width, height - ground, fill);
  for (const [row, y] of [ground + 16, ground + 40, ground + 74].entries()) {
    canvas.rect(0, y, width, 1.2, '#000', { opacity: 0.2 });
    canvas.rect(0, y + 1.2, width, 1, '#fff', { opacity: 0.08 });
    for (let i = -9; i <= 9; i++) {
      const x = width / 2 + (i + (row % 2) * 0.5) * (86 + row * 22);
      const foot = width / 2 + (x - width / 2) * 1.13;
      const end = [ground + 40, ground + 74, height][row] ?? height;
      canvas.path(
        polygon([
          [x, y],
          [x + 1.4, y],
          [foot + 1.4, end],
          [foot, end],
        ]),
        '#000',
        { opacity: 0.14 },
      );
    }
  }
  const corner = canvas.vertical(ground, ground + 26, [
    [0, '#000000', 0.5],
    [1, '#000000', 0],
  ]);
  canvas.rect(0, ground, width, 26, corner);
}

/** Light from a window lies on the pavement in front of it. */
export function lightOnPavement(canvas: Canvas, x: number, width: number, power = 0.55): void {
  const spread: [number, number][] = [
    [x, ground + 2],
    [x + width, ground + 2],
    [x + width * 1.18, picture.height + 10],
    [x - width * 0.18, picture.height + 10],
  ];
  const fill = canvas.vertical(ground, picture.height, [
    [0, '#ffc56e', power],
    [0.6, '#ffb04f', power * 0.4],
    [1, '#ffb04f', 0.02],
  ]);
  canvas.path(polygon(spread), fill, { filter: canvas.wideBlur(11) });
}

/** A wall lit from the left by a low sun; `glow` warms its foot, where the shop is. */
export function wallOf(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): void {
  const across = canvas.linear(x, y, x + width, y + height * 0.4, [
    [0, mix(colour, '#ffd9a0', 0.24)],
    [0.5, colour],
    [1, shade(colour, 0.72)],
  ]);
  canvas.rect(x, y, width, height, across);
}

export function courses(
  canvas: Canvas,
  [x, y, width, height]: Box,
  size: readonly [number, number],
  seed: string,
  tone: Colour,
): void {
  const [wide, high] = size;
  const chance = random(seed);
  canvas.within(
    polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
    () => {
      for (let row = 0; row * high < height; row++) {
        const top = y + row * high;
        canvas.rect(x, top, width, Math.max(0.8, high * 0.06), '#000', { opacity: 0.2 });
        for (let i = -1; i * wide < width; i++) {
          const left = x + i * wide + (row % 2) * wide * 0.5;
          if (chance.chance(0.34)) {
            const look = { opacity: chance.between(0.04, 0.2) };
            canvas.rect(left, top, wide, high, chance.chance(0.5) ? tone : '#1a0d06', look);
          }
          canvas.rect(left, top, Math.max(0.7, high * 0.05), high, '#000', { opacity: 0.16 });
        }
      }
    },
  );
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A band of stone or wood that stands out: lit above, shaded below, and it throws a shadow on the wall. */
export function moulding(canvas: Canvas, [x, y, width, height]: Box, colour: Colour, throws = height): void {
  const shadow = canvas.vertical(y + height, y + height + throws * 1.6, [
    [0, '#000000', 0.42],
    [1, '#000000', 0],
  ]);
  canvas.rect(x + 4, y + height, width - 4, throws * 1.6, shadow);
  const face = canvas.vertical(y, y + height, [
    [0, mix(colour, '#fff0d0', 0.5)],
    [0.22, colour],
    [0.7, shade(colour, 0.86)],
    [1, shade(colour, 0.55)],
  ]);
  canvas.rect(x, y, width, height, face);
  canvas.rect(x, y, width, Math.max(1, height * 0.08), '#fff3d8', { opacity: 0.55 });
}

export function dentils(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  size: number,
  colour: Colour,
): void {
  const count = Math.floor(width / (size * 1.7));
  for (let i = 0; i < count; i++) {
    const left = x + ((i + 0.25) * width) / count;
    canvas.rect(left + 2, y + 2, size, size * 1.2, '#000', { opacity: 0.35 });
    canvas.rect(left, y, size, size * 1.2, colour);
    canvas.rect(left, y, size, 1.4, '#fff1d2', { opacity: 0.5 });
  }
}

export function evening(canvas: Canvas, warm: Colour, power = 0.2): void {
  const { width, height } = picture;
  const sun = canvas.radial(0, height * 0.2, width, [
    [0, warm, power * 1.4],
    [0.6, warm, power * 0.3],
    [1, warm, 0],
  ]);
  canvas.rect(0, 0, width, height, sun);
  const dusk = canvas.radial(width / 2, height * 0.6, width * 0.72, [
    [0.5, '#120a18', 0],
    [1, '#120a18', 0.42],
  ]);
  canvas.rect(0, 0, width, height, dusk);
}
