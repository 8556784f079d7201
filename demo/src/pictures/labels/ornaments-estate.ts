import { circle, curve, type Point, place, rectangle, type Shape } from '../drawing/point.js';
import { branch, bunch, type Engraving, joined, symmetric, vineLeaf } from './engraving.js';

function cypress(x: number, height: number): Engraving {
  const top = 4 - height - 1.4;
  const left = curve([x, 4], [x - 2.2, 2], [x - 1, 4 - height], [x, top]);
  const right = curve([x, 4], [x + 2.2, 2], [x + 1, 4 - height], [x, top]);
  const shadows = Array.from(
    { length: 4 },
    (_, i): Shape => [
      [x - 0.6, 3 - i * 0.9],
      [x + 0.6, 2.6 - i * 0.9],
    ],
  );
  return { fills: [], lines: [left, right, ...shadows] };
}

export function chateau(): Engraving {
  const tower: Engraving = {
    fills: [
      [
        [-14.6, -8],
        [-11.6, -16],
        [-8.6, -8],
      ],
      rectangle(-12.1, -5.4, 1, 1.8),
      rectangle(-12.1, -0.8, 1, 1.8),
      rectangle(-7.4, -3.4, 1, 1.9),
      rectangle(-7.4, 0.2, 1, 1.9),
      rectangle(-5.2, -3.4, 1, 1.9),
      rectangle(-5.2, 0.2, 1, 1.9),
    ],
    lines: [
      rectangle(-14, -8, 4.8, 12),
      [
        [-11.6, -16],
        [-11.6, -17.6],
      ],
    ],
  };
  const house: Engraving = {
    fills: [
      [
        [-9.6, -5],
        [-7, -9],
        [7, -9],
        [9.6, -5],
      ],
      [
        [-3.2, -8.4],
        [0, -13.4],
        [3.2, -8.4],
      ],
      curve([-1, 4], [-1, 0.6], [1, 0.6], [1, 4], 8),
      circle(0, -5.6, 0.8, 12),
    ],
    lines: [rectangle(-9, -5, 18, 9), rectangle(-2.6, -8.4, 5.2, 12.4)],
  };
  const ground = Array.from(
    { length: 4 },
    (_, i): Shape => [
      [-25 + i * 2.4, 4 + i * 0.9],
      [25 - i * 2.4, 4 + i * 0.9],
    ],
  );
  const drive = Array.from(
    { length: 13 },
    (_, i): Shape => [
      [(i - 6) * 0.35, 4],
      [(i - 6) * 1.5, 7.2],
    ],
  );
  const trees = symmetric(joined(cypress(16, 5), cypress(18.6, 6.6), cypress(21, 4.6)));
  return joined(symmetric(tower), house, trees, { fills: [], lines: [...ground, ...drive] });
}

const shield: Shape = [
  [-7, -8],
  [7, -8],
  ...curve([7, -8], [7.4, 2], [5, 6.4], [0, 9], 16),
  ...curve([0, 9], [-5, 6.4], [-7.4, 2], [-7, -8], 16),
];

export function crest(): Engraving {
  const stem = curve([1.5, 12], [9, 11], [12.5, 3], [10, -7], 24);
  const wreath = symmetric(branch(stem, vineLeaf, 3, 0.85, 0.44));
  const leaves = symmetric({
    fills: [place(vineLeaf, { x: -1.8, y: -2.2, scale: 0.6, turn: -0.5 })],
    lines: [],
  });
  const grapes = {
    fills: bunch([4, 3, 2, 1], 0.8, 0, 0.3),
    lines: [shield, place(shield, { scale: 0.9, y: 0.1 })],
  };
  return joined(wreath, leaves, grapes, {
    fills: [],
    lines: [
      [
        [0, -2],
        [0, -6],
      ],
    ],
  });
}

export function crown(): Engraving {
  const points: Point[] = [
    [-9, 4],
    [-11, -5],
    [-5.5, 0],
    [-3.5, -7],
    [0, -1],
    [3.5, -7],
    [5.5, 0],
    [11, -5],
    [9, 4],
  ];
  const pearls = [
    [-11, -6.4],
    [-3.5, -8.4],
    [3.5, -8.4],
    [11, -6.4],
  ].map(([x = 0, y = 0]) => circle(x, y, 1.2, 14));
  return { fills: [...pearls, points, rectangle(-9, 5, 18, 1.6)], lines: [rectangle(-9, 7.4, 18, 1.2)] };
}

export function lionShield(): Engraving {
  const bend: Shape = [
    [-7, -4],
    [-7, -8],
    [-4, -8],
    [5.6, 4.6],
    [3.8, 6.6],
  ];
  const stars = [place(star(5, 2.2), { x: 3.4, y: -4 }), place(star(5, 1.9), { x: -3.6, y: 2.4 })];
  const banner: Shape = [
    [-13, 10.5],
    [-7, 12.4],
    [0, 13],
    [7, 12.4],
    [13, 10.5],
    [11.6, 13],
    [13, 15.6],
    [7, 17],
    [0, 17.6],
    [-7, 17],
    [-13, 15.6],
    [-11.6, 13],
    [-13, 10.5],
  ];
  const top = place(crown().fills[4] ?? [], { y: -13, scale: 0.5 });
  return { fills: [bend, ...stars, top], lines: [shield, place(shield, { scale: 1.1, y: -0.2 }), banner] };
}

export function star(points: number, radius: number, inner = 0.42): Point[] {
  return Array.from({ length: points * 2 + 1 }, (_, i): Point => {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 ? radius * inner : radius;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

export function keys(): Engraving {
  const shaft: Engraving = {
    fills: [
      [
        [-0.7, -4],
        [0.7, -4],
        [0.7, 12],
        [-0.7, 12],
      ],
      rectangle(0.7, 7, 3.4, 1.3),
      rectangle(0.7, 10, 4.4, 1.6),
      circle(0, -12.6, 1, 12),
    ],
    lines: [circle(0, -7.4, 3.6), circle(0, -7.4, 2.3)],
  };
  const turned = (turn: number, mirror: boolean): Engraving => ({
    fills: shaft.fills.map((s) => place(s, { turn, mirror, scale: 0.9 })),
    lines: shaft.lines.map((s) => place(s, { turn, mirror, scale: 0.9 })),
  });
  return joined(turned(0.7, false), turned(-0.7, true));
}

export function arch(): Engraving {
  const door = (r: number, foot: number): Shape => [
    [-r, foot],
    [-r, -2],
    ...curve([-r, -2], [-r, -2 - r * 1.33], [r, -2 - r * 1.33], [r, -2], 24),
    [r, foot],
    [-r, foot],
  ];
  const stones = Array.from({ length: 9 }, (_, i): Shape => {
    const angle = Math.PI * (1 + i / 8);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return [
      [7 * cos, -2 + 7 * sin],
      [9.4 * cos, -2 + 9.4 * sin],
    ];
  });
  const bottle: Shape = [
    [-2.6, 9],
    [-2.6, 2],
    ...curve([-2.6, 2], [-2.6, 0], [-1, 0], [-1, -2], 8),
    [-1, -5.4],
    [1, -5.4],
    [1, -2],
    ...curve([1, -2], [1, 0], [2.6, 0], [2.6, 2], 8),
    [2.6, 9],
  ];
  return {
    fills: [bottle],
    lines: [
      door(9.4, 9),
      door(7, 9),
      ...stones,
      [
        [-15, 9],
        [15, 9],
      ],
    ],
  };
}
