import type { Canvas } from '../drawing/canvas.js';
import { rectangle } from '../drawing/point.js';
import { random } from '../drawing/random.js';

const wood =
  '<feTurbulence type="fractalNoise" baseFrequency="0.0035 0.085" numOctaves="4" seed="11"/>' +
  '<feColorMatrix values="0 0 0 0 .08  0 0 0 0 .04  0 0 0 0 .02  0 0 0 2.6 -1.05"/>';

const plaster =
  '<feTurbulence type="fractalNoise" baseFrequency="0.012 0.016" numOctaves="3" seed="5"/>' +
  '<feColorMatrix values="0 0 0 0 .02  0 0 0 0 .01  0 0 0 0 0  0 0 0 1.5 -.55"/>';

/** Late sun falls through a window with glazing bars, from the left, on a warm dark wall. */
export function wall(canvas: Canvas, table: number): void {
  const { width, height } = canvas;
  const base = canvas.radial(width * 0.36, height * 0.3, height * 0.82, [
    [0, '#8a5330'],
    [0.4, '#5b341c'],
    [0.78, '#2f190e'],
    [1, '#150a06'],
  ]);
  canvas.rect(0, 0, width, table + 20, base);
  const whole = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.rect(0, 0, width, table + 20, '#000', {
    filter: canvas.define('filter', whole, plaster),
    opacity: 0.35,
  });
  const panes = { transform: 'skewY(14)', opacity: 0.42, filter: canvas.wideBlur(12) };
  const light = canvas.linear(0, 0, width, 0, [
    [0, '#ffd093', 0.9],
    [0.6, '#ffbf78', 0.7],
    [1, '#ff9f55', 0.15],
  ]);
  canvas.group(panes, () => {
    for (let column = 0; column < 3; column++) {
      for (let row = 0; row < 3; row++) canvas.rect(250 + column * 190, -40 + row * 235, 168, 210, light);
    }
  });
}

export function tableTop(canvas: Canvas, table: number, edge: number): void {
  const { width, height } = canvas;
  const top = canvas.linear(0, table, width, edge, [
    [0, '#a8693a'],
    [0.4, '#7c4926'],
    [1, '#2f190c'],
  ]);
  canvas.rect(0, table, width, height - table, top);
  const whole = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.rect(0, table, width, edge - table, '#000', {
    filter: canvas.define('filter', whole, wood),
    opacity: 0.75,
  });
  for (const share of [0.13, 0.42, 0.8]) {
    const y = table + (edge - table) * share;
    canvas.rect(0, y, width, 1.6 + share * 2, '#160a04', { opacity: 0.75 });
    canvas.rect(0, y + 2.4 + share * 2, width, 1.2, '#ffcf98', { opacity: 0.16 });
  }
  const far = canvas.vertical(table - 2, table + 70, [
    [0, '#120803', 0.75],
    [1, '#120803', 0],
  ]);
  canvas.rect(0, table, width, 70, far);
  const pool = canvas.radial(width * 0.3, table + 120, width * 0.62, [
    [0, '#ffc98a', 0.34],
    [0.6, '#ffb468', 0.1],
    [1, '#ffb468', 0],
  ]);
  canvas.rect(0, table, width, edge - table, pool);
  const front = canvas.vertical(edge, height, [
    [0, '#6a3d20'],
    [0.1, '#3a2011'],
    [1, '#160b05'],
  ]);
  canvas.rect(0, edge, width, height - edge, front);
  canvas.rect(0, edge - 2, width, 3, '#ffd29c', { opacity: 0.42, filter: canvas.wideBlur(1) });
}

/** Darker to the right and in the corners, so that the eye stays with the bottles; dust in the beam. */
export function atmosphere(canvas: Canvas): void {
  const { width, height } = canvas;
  const grade = canvas.linear(0, height * 0.2, width, height * 0.55, [
    [0, '#2a1206', 0],
    [0.5, '#1c0c05', 0.06],
    [1, '#0e0502', 0.4],
  ]);
  canvas.rect(0, 0, width, height, grade);
  const vignette = canvas.radial(width * 0.46, height * 0.56, height * 0.72, [
    [0.55, '#0a0402', 0],
    [1, '#0a0402', 0.6],
  ]);
  canvas.rect(0, 0, width, height, vignette);
  const beam = [
    [-40, 60],
    [width * 0.62, height * 0.58],
    [width * 0.3, height * 0.76],
    [-40, height * 0.5],
  ] as const;
  canvas.path(`M${beam.map((p) => p.join(' ')).join('L')}Z`, '#ffc98c', {
    opacity: 0.085,
    filter: canvas.wideBlur(40),
  });
  const chance = random('dust');
  for (let i = 0; i < 14; i++) {
    const r = chance.between(0.7, 1.6);
    const look = { opacity: chance.between(0.1, 0.4), filter: canvas.blur(0.8) };
    canvas.ellipse(
      chance.between(60, width * 0.75),
      chance.between(120, height * 0.7),
      r,
      r,
      '#ffe2b8',
      look,
    );
  }
}

export function castShadow(
  canvas: Canvas,
  x: number,
  floor: number,
  half: number,
  length: number,
  dark = 0.85,
): void {
  const shape = [
    [x - half, floor - 3],
    [x + half, floor - 6],
    [x + half + length, floor + 26],
    [x + length * 0.8, floor + 52],
    [x - half * 0.4, floor + 14],
  ] as const;
  const d = `M${shape.map((p) => p.join(' ')).join('L')}Z`;
  canvas.path(d, '#0b0502', { opacity: dark * 0.72, filter: canvas.wideBlur(10) });
  canvas.ellipse(x + half * 0.1, floor + 4, half * 1.02, 10, '#050201', {
    opacity: dark,
    filter: canvas.wideBlur(5),
  });
}

export function board(canvas: Canvas, x: number, y: number, width: number): void {
  const depth = 74;
  const shape = rectangle(x, y, width, depth).map(
    ([px, py]) => [px + (py === y ? 34 : 0) * (px === x ? 1 : -1), py] as const,
  );
  const d = `M${shape.map((p) => p.join(' ')).join('L')}Z`;
  const shadow = { opacity: 0.75, filter: canvas.wideBlur(9), transform: 'translate(12 20)' };
  canvas.path(d, '#050201', shadow);
  const face = canvas.linear(x, y, x + width, y + depth, [
    [0, '#c99560'],
    [0.5, '#9a663a'],
    [1, '#573316'],
  ]);
  canvas.path(d, face);
  const whole = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.within(d, () => {
    canvas.rect(x, y, width, depth, '#000', { filter: canvas.define('filter', whole, wood), opacity: 0.5 });
  });
  canvas.rect(
    x,
    y + depth,
    width,
    15,
    canvas.linear(x, 0, x + width, 0, [
      [0, '#8a5a30'],
      [1, '#2f1a0b'],
    ]),
    { rx: 3 },
  );
  canvas.rect(x + 2, y + depth - 1, width - 4, 2, '#ffdcae', { opacity: 0.5 });
}
