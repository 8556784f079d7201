import { arc, circle, curve, type Point, place, rectangle, type Shape } from '../drawing/point.js';
import { type Engraving, joined, symmetric } from './engraving.js';
import { star } from './ornaments-estate.js';

export function barrel(): Engraving {
  const side = curve([-10, -11], [-13.5, -4], [-13.5, 4], [-10, 11]);
  const staves = [-6.4, -2.2].map((x) => curve([x, -11], [x * 1.3, -4], [x * 1.3, 4], [x, 11]));
  const hoops = [-8, -5, 5, 8].map((y) => {
    const half = 13 - Math.abs(y) * 0.24;
    return curve([-half, y], [-half * 0.4, y + 1], [half * 0.4, y + 1], [half, y]);
  });
  const ends: Shape[] = [
    [
      [-10, -11],
      [10, -11],
    ],
    [
      [-10, 11],
      [10, 11],
    ],
  ];
  return joined(symmetric({ fills: [], lines: [side, ...staves] }), {
    fills: [circle(0, 0, 1.2)],
    lines: [...hoops, ...ends],
  });
}

export function ship(): Engraving {
  const hull: Shape = [
    [-13, 4],
    [13, 4],
    ...curve([13, 4], [11, 8], [9, 10], [6, 10], 8),
    [-8, 10],
    ...curve([-8, 10], [-11, 9], [-12, 7], [-13, 4], 8),
  ];
  const sail = (x: number, w: number, top: number): Shape => [
    ...curve([x, top], [x + w * 0.7, top + 2], [x + w, -2], [x + w * 0.8, 2], 10),
    [x, 2],
  ];
  const sea = [11.6, 13.2].map((y, row) =>
    Array.from({ length: 41 }, (_, i): Point => [-18 + i * 0.9, y + 0.5 * Math.sin(i * 0.8 + row)]),
  );
  return {
    fills: [hull, sail(-9, 7, -8), sail(-1, 8.5, -12), sail(7.6, 5.6, -6)],
    lines: [
      [
        [-9, 4],
        [-9, -10],
      ],
      [
        [-1, 4],
        [-1, -15],
      ],
      [
        [7.6, 4],
        [7.6, -8],
      ],
      ...sea,
    ],
  };
}

export function anchor(): Engraving {
  const arms = curve([0, 12], [6, 12], [10, 8], [10.6, 2]);
  const fluke: Shape = [
    [7.4, 4],
    [10.8, -0.6],
    [12.6, 5],
  ];
  return joined(symmetric({ fills: [fluke], lines: [arms, place(arms, { y: -1.2 })] }), {
    fills: [rectangle(-0.8, -7, 1.6, 19), rectangle(-5.4, -5, 10.8, 1.5)],
    lines: [circle(0, -9.6, 2.4), circle(0, -9.6, 1.6)],
  });
}

export function compass(): Engraving {
  const needle = (turn: number, length: number): Shape =>
    place(
      [
        [0, -length],
        [1.9, 0],
        [0, 1],
        [-1.9, 0],
      ],
      { turn },
    );
  const main = [0, 0.5, 1, 1.5].map((turn) => needle(turn * Math.PI, 12));
  const minor = [0.25, 0.75, 1.25, 1.75].map((turn) => needle(turn * Math.PI, 7));
  return { fills: [...main, ...minor], lines: [circle(0, 0, 8.4, 48), circle(0, 0, 9.2, 48)] };
}

export function bee(): Engraving {
  const wing = place(arc(0, 0, 3.2, 7, 0, 1), { x: 7, y: -4, turn: 1 });
  const stripes = [0, 3, 6].map((y) =>
    curve([-4.4 + y * 0.2, y], [-2, y + 2], [2, y + 2], [4.4 - y * 0.2, y], 10),
  );
  const feeler = curve([1, -8], [2, -11], [4, -12], [5, -12]);
  return joined(symmetric({ fills: [], lines: [wing, place(wing, { scale: 0.8, x: 1, y: -0.8 }), feeler] }), {
    fills: [circle(0, -5.4, 3), ...stripes.map((s) => [...s, ...place(s, { y: 1.6 }).reverse()])],
    lines: [curve([-4.6, -2], [-6, 6], [-2, 11], [0, 12]), curve([4.6, -2], [6, 6], [2, 11], [0, 12])],
  });
}

export function fan(): Engraving {
  const rays = Array.from({ length: 13 }, (_, i): Shape => {
    const angle = Math.PI * (1 + i / 12);
    return [
      [3 * Math.cos(angle), 8 + 3 * Math.sin(angle)],
      [17 * Math.cos(angle), 8 + 17 * Math.sin(angle)],
    ];
  });
  const bows = [6, 10, 14, 17].map((r) => arc(0, 8, r, r, 0.5, 1, 40));
  return {
    fills: [arc(0, 8, 3, 3, 0.5, 1, 20)],
    lines: [
      ...rays,
      ...bows,
      [
        [-19, 8],
        [19, 8],
      ],
    ],
  };
}

export function medal(): Engraving {
  return { fills: [star(5, 4.6)], lines: [circle(0, 0, 8, 40), circle(0, 0, 7, 40), star(32, 9.6, 0.93)] };
}

export function still(): Engraving {
  const pot: Shape = [...arc(-4, 5, 8, 7, 0.5, 1, 24), [4, 11], [-12, 11], [-12, 5]];
  const neck = [
    ...curve([-5.4, -1.6], [-5, -8], [-4, -12], [2, -12]),
    ...curve([2, -12], [8, -12], [9, -8], [10, -2]),
  ];
  const inner = [
    ...curve([-2.6, -1.6], [-2.4, -7], [-2, -9.6], [2, -9.6]),
    ...curve([2, -9.6], [6.4, -9.6], [7.4, -6], [8, -2]),
  ];
  return {
    fills: [pot, rectangle(7, -2, 6.4, 13)],
    lines: [
      neck,
      inner,
      [
        [-16, 11.6],
        [17, 11.6],
      ],
    ],
  };
}

export function mountFuji(): Engraving {
  const slope: Shape = [
    ...curve([-22, 9], [-12, 6], [-6, -4], [-3, -9], 14),
    [3, -9],
    ...curve([3, -9], [6, -4], [12, 6], [22, 9], 14),
  ];
  const snow: Shape = [
    [-5.2, -5],
    [-3, -9],
    [3, -9],
    [5.2, -5],
    [3, -6.4],
    [1.4, -4],
    [-0.6, -6.4],
    [-2.6, -4],
  ];
  return {
    fills: [circle(11, -9, 3.4), snow],
    lines: [
      slope,
      [
        [-24, 9],
        [24, 9],
      ],
    ],
  };
}
