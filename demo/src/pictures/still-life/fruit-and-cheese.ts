import type { Canvas } from '../drawing/canvas.js';
import { mix, shade } from '../drawing/colour.js';
import { curve, path, place, polygon, type Shape } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { vineLeaf } from '../labels/engraving.js';

function grape(canvas: Canvas, x: number, y: number, r: number, skin: string): void {
  const body = canvas.radial(x - r * 0.32, y - r * 0.36, r * 1.5, [
    [0, mix(skin, '#d9c6e0', 0.5)],
    [0.22, mix(skin, '#b09ac0', 0.3)],
    [0.55, skin],
    [0.86, shade(skin, 0.35)],
    [1, shade(skin, 0.2)],
  ]);
  canvas.ellipse(x + r * 0.1, y + r * 0.16, r * 1.02, r * 1.02, '#0c0509', {
    opacity: 0.55,
    filter: canvas.blur(2),
  });
  canvas.ellipse(x, y, r, r, body);
  const rim = canvas.radial(x - r * 0.3, y - r * 0.3, r * 1.36, [
    [0.78, '#e07a52', 0],
    [0.96, '#e9895e', 0.42],
    [1, '#e9895e', 0],
  ]);
  canvas.ellipse(x, y, r, r, rim);
  canvas.ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.13, '#fff6ea', {
    opacity: 0.85,
    filter: canvas.blur(0.8),
    transform: `rotate(-38 ${(x - r * 0.36).toFixed(1)} ${(y - r * 0.42).toFixed(1)})`,
  });
}

function leafOn(canvas: Canvas, x: number, y: number): void {
  const at = (points: Shape) => place(points, { x, y, scale: 17, turn: -0.95 });
  const outline = polygon(at(vineLeaf));
  canvas.path(outline, '#0b0f06', { opacity: 0.6, filter: canvas.blur(6), transform: 'translate(5 12)' });
  const green = canvas.linear(x - 90, y - 60, x + 20, y + 30, [
    [0, '#76843c'],
    [0.5, '#46592a'],
    [1, '#1d2a14'],
  ]);
  canvas.path(outline, green);
  const veins: Shape[] = [
    [
      [0, 0],
      [0, -4.8],
    ],
    [
      [0, -0.4],
      [-2, -2],
    ],
    [
      [0, -0.4],
      [2, -2],
    ],
    [
      [0, -1.8],
      [-1.4, -3.4],
    ],
    [
      [0, -1.8],
      [1.4, -3.4],
    ],
  ];
  for (const vein of veins) canvas.stroke(path(at(vein)), '#c3c98a', 1.1, { opacity: 0.45 });
}

/** A bunch that lies on the table, its stem at the left. */
export function grapesOn(canvas: Canvas, left: number, floor: number): void {
  const chance = random('grapes');
  const stem = curve(
    [left - 46, floor - 96],
    [left - 16, floor - 92],
    [left + 6, floor - 84],
    [left + 44, floor - 62],
  );
  canvas.stroke(path(stem), '#2a1a0c', 8, { opacity: 0.9 });
  canvas.stroke(path(place(stem, { x: -1, y: -1.4 })), '#8a6a3a', 4);
  leafOn(canvas, left + 16, floor - 78);
  const skins = ['#3b1734', '#4a1a33', '#2e1533', '#57203a'];
  const rows = [
    { count: 4, y: 96, from: 66 },
    { count: 7, y: 74, from: 36 },
    { count: 8, y: 50, from: 18 },
    { count: 9, y: 25, from: 4 },
  ];
  const shadow = { opacity: 0.7, filter: canvas.wideBlur(10) };
  canvas.ellipse(left + 160, floor - 6, 170, 20, '#050201', shadow);
  for (const { count, y, from } of rows) {
    for (let i = 0; i < count; i++) {
      const x = left + from + i * 32 + chance.between(-4, 4);
      const rise = y - (i / count) ** 2 * y * 0.32;
      grape(canvas, x, floor - rise + chance.between(-4, 4), chance.between(20, 23.5), chance.pick(skins));
    }
  }
}

const turn = curve([176, -84], [214, -96], [226, -104], [224, -114], 10);
const wedge = {
  cut: [[0, -66], [176, -84], [176, -10], [10, 4], ...curve([10, 4], [2, 4], [0, 0], [0, -10], 6), [0, -66]],
  back: [...turn, [224, -40], [176, -10]],
  top: [
    [0, -66],
    [120, -122],
    ...curve([120, -122], [160, -128], [214, -124], [224, -114], 10),
    ...[...turn].reverse(),
  ],
  shadow: [
    [10, 4],
    [180, 6],
    [320, -20],
    [226, -50],
  ],
} as const satisfies Record<string, Shape>;

function holes(canvas: Canvas, left: number, floor: number): void {
  const chance = random('cheese');
  for (let i = 0; i < 22; i++) {
    const x = left + chance.between(8, 168);
    const y = floor - chance.between(8, 60);
    const r = chance.between(1, 3.2);
    canvas.ellipse(x, y, r * 1.3, r, '#a8763a', { opacity: 0.5 });
    canvas.ellipse(x + 0.5, y + 0.7, r, r * 0.7, '#fbeec6', { opacity: 0.5 });
  }
}

/** A wedge of soft cheese, cut side to the viewer. */
export function cheeseOn(canvas: Canvas, left: number, floor: number): void {
  const at = (points: Shape) => place(points, { x: left, y: floor });
  canvas.path(polygon(at(wedge.shadow)), '#0b0502', { opacity: 0.6, filter: canvas.blur(9) });
  const side = canvas.linear(left + 176, 0, left + 226, 0, [
    [0, '#cdb48c'],
    [1, '#6e5534'],
  ]);
  canvas.path(polygon(at(wedge.back)), side);
  const paste = canvas.linear(left, floor - 90, left + 190, floor, [
    [0, '#f6e2ae'],
    [0.45, '#eccb86'],
    [1, '#b98848'],
  ]);
  canvas.path(polygon(at(wedge.cut)), paste);
  canvas.within(polygon(at(wedge.cut)), () => {
    holes(canvas, left, floor);
    canvas.stroke(
      path(
        at([
          [0, -66],
          [176, -84],
        ]),
      ),
      '#fff6e0',
      7,
      { opacity: 0.9 },
    );
    canvas.stroke(
      path(
        at([
          [6, 3],
          [176, -11],
        ]),
      ),
      '#d9b98a',
      7,
      { opacity: 0.9 },
    );
    canvas.stroke(
      path(
        at([
          [176, -84],
          [176, -10],
        ]),
      ),
      '#8d6434',
      6,
      { opacity: 0.5, filter: canvas.blur(3) },
    );
  });
  const rind = canvas.linear(left, floor - 130, left + 190, floor - 80, [
    [0, '#fff8ea'],
    [0.5, '#efe1c6'],
    [1, '#b79c76'],
  ]);
  canvas.path(polygon(at(wedge.top)), rind);
}
