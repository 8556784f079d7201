import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { arc, curve, type Point, path, polygon } from '../drawing/point.js';
import { type Face, textPath } from '../drawing/typeface.js';
import { type Box, ground } from './street.js';

interface Lettering {
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

interface Awning {
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
