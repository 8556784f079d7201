import { arc, circle, curve, type Point, place, type Shape } from '../drawing/point.js';
import {
  branch,
  bunch,
  type Engraving,
  empty,
  joined,
  placed,
  slimLeaf,
  symmetric,
  vineLeaf,
} from './engraving.js';

export function vine(): Engraving {
  const half: Engraving = {
    fills: [
      place(vineLeaf, { x: 6, y: -1.2, scale: 0.5, turn: 0.3 }),
      place(vineLeaf, { x: 10, y: 0.4, scale: 0.45, turn: 2.6 }),
      place(vineLeaf, { x: 14.6, y: 0.2, scale: 0.42, turn: 0.6 }),
      circle(18.6, -0.6, 0.5, 10),
    ],
    lines: [
      curve([0, 0], [6, -3], [11, 3], [18, -0.5]),
      curve([8, -0.2], [9, -3.4], [12.4, -3], [11.6, -1.4]),
      curve([13, 0.6], [15, 3], [17.4, 2.4], [16.4, 1]),
    ],
  };
  return joined(symmetric(half), { fills: bunch([3, 2, 1], 0.75, 0, 0.4), lines: [] });
}

export function grapes(): Engraving {
  const leaf = place(vineLeaf, { x: 1, y: -6, scale: 1.5, turn: 1.1 });
  const other = place(vineLeaf, { x: -1, y: -6, scale: 1.2, turn: -1.2 });
  const tendril = curve([0, -6], [4, -13], [9, -8], [6, -6.5]);
  return {
    fills: [...bunch([5, 4, 4, 3, 2, 1], 1.35, 0, -4.6), leaf, other],
    lines: [
      tendril,
      [
        [0, -5],
        [0.6, -11],
      ],
    ],
  };
}

export function hills(): Engraving {
  const rows = Array.from({ length: 8 }, (_, i) =>
    curve([-25 + i * 1.4, 5 + i * 0.8], [-8, -2 + i * 1.1], [8, 6 + i * 0.5], [25 - i * 0.7, 4 + i * 0.9]),
  );
  const ridges = [
    curve([-26, 4], [-14, -7], [-4, -3], [4, 2]),
    curve([-10, -1.6], [2, -9], [14, -7], [26, 3]),
  ];
  return { fills: [], lines: [...ridges, circle(9, -10, 3.2), ...rows] };
}

export function rays(): Engraving {
  const spokes = Array.from({ length: 32 }, (_, i): Shape => {
    const angle = (i / 32) * 2 * Math.PI;
    const reach = i % 2 ? 8.5 : 6.4;
    return [
      [4.2 * Math.cos(angle), 4.2 * Math.sin(angle)],
      [reach * Math.cos(angle), reach * Math.sin(angle)],
    ];
  });
  return { fills: [circle(0, 0, 1.6)], lines: [circle(0, 0, 3.4), circle(0, 0, 2.7), ...spokes] };
}

export function peaks(): Engraving {
  const far: Shape = [
    [-24, 6],
    [-14, -4],
    [-9, 0],
    [0, -12],
    [6, -5],
    [10, -8],
    [24, 6],
    [-24, 6],
  ];
  const snow: Shape = [
    [-3.4, -8],
    [0, -12],
    [3.2, -8.2],
    [1.4, -6.6],
    [0, -8],
    [-1.6, -6.2],
  ];
  const strokes = Array.from(
    { length: 7 },
    (_, i): Shape => [
      [1 + i * 2.2, -8 + i * 1.8],
      [-1 + i * 2.6, 5],
    ],
  );
  return {
    fills: [snow],
    lines: [
      far,
      ...strokes,
      [
        [-26, 8],
        [26, 8],
      ],
      [
        [-18, 9.6],
        [18, 9.6],
      ],
    ],
  };
}

export function olive(): Engraving {
  const stem = curve([-16, 5], [-6, 1], [4, -1], [16, -6], 20);
  const fruit = [circle(-5, 4.4, 1.5), circle(3, 2.2, 1.6), circle(9.6, -0.4, 1.4)];
  return joined(branch(stem, slimLeaf(6.4, 1.5), 3, 0.75), { fills: fruit, lines: [] });
}

export function juniper(): Engraving {
  const stem = curve([0, 14], [-2, 6], [2, -2], [0, -13], 24);
  const side = curve([0, 4], [5, 1], [8, -3], [9, -8], 14);
  const berries = [
    [-4, 2],
    [4.6, 6],
    [5.6, -1.4],
    [-3.4, -5],
    [2.8, -8],
    [-5.4, 8],
  ].map(([x = 0, y = 0]) => circle(x, y, 1.7));
  const needles = joined(branch(stem, slimLeaf(5, 0.5), 2, 0.8), branch(side, slimLeaf(4, 0.45), 2, 0.8));
  const other = placed(branch(side, slimLeaf(4, 0.45), 2, 0.8), { mirror: true, y: 3 });
  return joined(needles, other, { fills: berries, lines: [] });
}

export function wheat(): Engraving {
  const ears = [-0.42, 0, 0.42].map((turn) => {
    const ear = branch(curve([0, 2], [0, -2], [0, -8], [0, -13], 16), slimLeaf(4.6, 1.3), 2, 0.5);
    const stalk = { fills: [], lines: [curve([0, 14], [0, 9], [0, 6], [0, 2])] };
    return placed(joined(ear, stalk), { turn, y: turn ? 1 : 0, x: turn * 4 });
  });
  return joined(...ears, { fills: [], lines: [curve([-3, 8], [-1, 9], [1, 9], [3, 8])] });
}

export function hops(): Engraving {
  const scales = [3, 2, 3, 2, 3, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * 4;
      return place(slimLeaf(5.4, 2.1), { x, y: -3 + row * 2.6, turn: Math.PI });
    }),
  );
  const leaf = { fills: [place(vineLeaf, { x: 2, y: -5, scale: 1.3, turn: 1.2 })], lines: [] };
  return joined(symmetric(leaf), {
    fills: [],
    lines: [...scales, curve([0, -4], [0, -6], [0.4, -8], [0.4, -10])],
  });
}

export function agave(): Engraving {
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const turn = (i - 5) * 0.29;
    return place(slimLeaf(14 - Math.abs(i - 5) * 0.7, 1.5), { x: (i - 5) * 0.5, y: 7, turn });
  });
  return {
    fills: leaves,
    lines: [
      [
        [-16, 7.4],
        [16, 7.4],
      ],
      [
        [-10, 9],
        [10, 9],
      ],
    ],
  };
}

export function swallow(): Engraving {
  const body: Shape = [
    ...curve([-13, -6], [-6, -6], [-2, -3], [0, 0], 12),
    ...curve([0, 0], [3, -5], [8, -8], [15, -9], 12),
    ...curve([15, -9], [10, -5], [8, -1], [6, 3], 10),
    ...curve([6, 3], [5, 6], [7, 9], [10, 12], 8),
    [5, 9],
    [4.4, 13],
    ...curve([4.4, 13], [2, 8], [0, 5], [-3, 3], 8),
    ...curve([-3, 3], [-7, 3], [-8, 0], [-13, -6], 8),
  ];
  return { fills: [body], lines: [] };
}

export function waves(): Engraving {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 61 },
      (_, i): Point => [-22 + (i * 44) / 60, row * 2.6 - 2 + 1.2 * Math.sin(i * 0.62 + row)],
    ),
  );
  return { fills: [], lines: [...rows, arc(0, -3, 7, 7, 0.5, 1), arc(0, -3, 5.6, 5.6, 0.5, 1)] };
}

export function moon(): Engraving {
  const crescent: Shape = [...arc(0, 0, 8, 8, 0.2, 0.8, 30), ...arc(3.4, 0, 6.6, 6.6, 0.76, 0.24, 30)];
  const stars = [
    [7, -5],
    [9, 2],
    [5, 6],
  ].map(([x = 0, y = 0]) => circle(x, y, 0.55, 8));
  return { fills: [crescent, ...stars], lines: [] };
}

export function tree(): Engraving {
  const trunk: Shape = [
    [-1.2, 12],
    [-0.8, 2],
    [0.8, 2],
    [1.2, 12],
    [3, 13],
    [-3, 13],
  ];
  const crowns = [
    [0, -6, 6],
    [-6, -2, 5],
    [6, -2, 5],
    [-2.4, 1, 4.4],
    [3, 1, 4.4],
  ].map(([x = 0, y = 0, r = 1]) => circle(x, y, r));
  const roots = curve([-14, 13], [-6, 12], [6, 12], [14, 13]);
  return { fills: [trunk, ...crowns], lines: [roots] };
}

export function none(): Engraving {
  return empty();
}
