import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, type Ramp, shade } from '../drawing/colour.js';
import { type Point, polygon } from '../drawing/point.js';
import type { Random } from '../drawing/random.js';
import { coat, lightOn } from './coat.js';
import type { Profile } from './profile.js';
import { type Surface, surface } from './surface.js';

export type ClosureType =
  | 'capsule'
  | 'wax'
  | 'foil'
  | 'screw'
  | 'crown'
  | 'caged cork'
  | 'wooden stopper'
  | 'metal stopper'
  | 'glass stopper'
  | 'ball stopper';

export interface Closure {
  type: ClosureType;
  colour: Colour;
  /** A second colour: the band of a capsule, the collar of a stopper. */
  band?: Colour;
}

const metal: Ramp<number> = [
  [-1, 0.28],
  [-0.93, 0.5],
  [-0.8, 0.78],
  [-0.66, 1.42],
  [-0.56, 1.3],
  [-0.4, 0.98],
  [0, 0.78],
  [0.45, 0.6],
  [0.68, 0.95],
  [0.78, 0.82],
  [0.92, 0.45],
  [1, 0.24],
];

const matt: Ramp<number> = [
  [-1, 0.42],
  [-0.8, 0.78],
  [-0.5, 1.12],
  [-0.1, 0.98],
  [0.5, 0.74],
  [0.9, 0.5],
  [1, 0.36],
];

export interface Drawing {
  canvas: Canvas;
  on: Surface;
  profile: Profile;
  chance: Random;
  /** The glass lets what is in the neck be seen. */
  clear: boolean;
}

function ring({ canvas, on }: Drawing, y: number, width: number, dark: number, light: number): void {
  canvas.stroke(on.line(y), '#000', width, { opacity: dark });
  canvas.stroke(on.line(y + width * 0.9, -0.95, 0.6), '#fff', width * 0.7, { opacity: light });
}

function shadowBelow({ canvas, on }: Drawing, end: number): void {
  const soft = { opacity: 0.4, filter: canvas.blur(1.5) };
  canvas.within(on.patch(-1, 1), () => canvas.path(on.patch(-1, 1, end - 1, end + 3.5), '#000', soft));
}

function capsule(drawing: Drawing, { colour, band }: Closure): void {
  const { canvas, on, profile } = drawing;
  const end = profile.capsuleEnd;
  shadowBelow(drawing, end);
  coat(canvas, on, lightOn(colour, metal), [0, end], 56);
  canvas.within(on.patch(-1, 1, 0, end), () => {
    ring(drawing, 1.6, 0.5, 0.35, 0.25);
    ring(drawing, profile.ringEnd, 0.6, 0.45, 0.28);
    if (band) coat(canvas, on, lightOn(band, metal), [end - 12, end - 7.5], 40);
    ring(drawing, end - 5.2, 0.35, 0.3, 0.28);
    ring(drawing, end - 3.6, 0.35, 0.3, 0.28);
    canvas.stroke(on.line(end - 0.25), '#fff', 0.3, { opacity: 0.35 });
    canvas.stroke(on.line(0.4), '#fff', 0.7, { opacity: 0.3, filter: canvas.blur(0.25) });
  });
}

/** Foil lies in creases over the wire. */
function foil(drawing: Drawing, { colour, band }: Closure): void {
  const { canvas, on, profile, chance } = drawing;
  const end = profile.capsuleEnd;
  shadowBelow(drawing, end);
  coat(canvas, on, lightOn(colour, metal), [0, end], 60);
  canvas.within(on.patch(-1, 1, 0, end), () => {
    for (let i = 0; i < 54; i++) {
      const k = chance.between(-0.95, 0.95);
      const y = chance.between(16, end - 18);
      const bottom = Math.min(end - 8, y + chance.between(6, 28));
      const crease = on.patch(k, Math.min(1, k + chance.between(0.02, 0.07)), y, bottom);
      const opacity = chance.between(0.04, 0.14);
      canvas.path(crease, chance.chance(0.5) ? '#fff' : '#000', { opacity, filter: canvas.blur(0.6) });
    }
    ring(drawing, 21.5, 0.7, 0.4, 0.35);
    ring(drawing, 25, 0.4, 0.25, 0.2);
    if (band) coat(canvas, on, lightOn(band, metal), [end - 19, end - 6], 44);
    else canvas.path(on.patch(-1, 1, end - 19, end - 6), '#000', { opacity: 0.16 });
    ring(drawing, end - 19, 0.5, 0.35, 0.4);
    ring(drawing, end - 6, 0.5, 0.35, 0.4);
  });
}

const waxLight: Ramp<number> = [
  [-1, 0.35],
  [-0.85, 0.7],
  [-0.7, 1.1],
  [-0.62, 1.55],
  [-0.52, 1.15],
  [-0.2, 0.95],
  [0.4, 0.75],
  [0.75, 0.9],
  [1, 0.35],
];

function wax(drawing: Drawing, { colour }: Closure): void {
  const { canvas, on, profile, chance } = drawing;
  const end = profile.capsuleEnd * 0.86;
  const phase = chance.between(0, 6);
  const edge: Point[] = Array.from({ length: 81 }, (_, i) => {
    const k = -1 + i / 40;
    const run =
      (0.5 + 0.5 * Math.sin(k * 5.2 + phase)) ** 4 * 9 + (0.5 + 0.5 * Math.sin(k * 11 + phase)) ** 3 * 3;
    return on.at(k, end + run);
  });
  const top = on.patch(-1, 1, 0, end).replace(/Z$/, '');
  const drips = `${top}Z${polygon([...edge, ...on.across(end - 4, 1, -1)])}`;
  canvas.within(on.patch(-1, 1), () => {
    canvas.path(drips, '#000', { opacity: 0.45, filter: canvas.blur(1.2), transform: 'translate(0.6 1.6)' });
  });
  canvas.within(drips, () => coat(canvas, on, lightOn(colour, waxLight), [0, end + 12], 50));
  const soft = { filter: canvas.blur(0.4) };
  canvas.within(drips, () => {
    canvas.stroke(on.line(profile.ringEnd + 1), '#000', 1.4, { opacity: 0.3, ...soft });
    canvas.stroke(polygon(edge), shade(colour, 0.4), 0.9, { opacity: 0.6, ...soft });
  });
}

function screw(drawing: Drawing, { colour }: Closure): void {
  const { canvas, on, profile } = drawing;
  const end = profile.capsuleEnd;
  const cap = Math.min(24, end * 0.62);
  shadowBelow(drawing, end);
  coat(canvas, on, lightOn(colour, metal), [0, end], 56);
  canvas.within(on.patch(-1, 1, 0, end), () => {
    for (let i = 0; i < 46; i++) {
      const k = Math.sin((-0.5 + i / 46) * Math.PI);
      canvas.path(on.patch(k, k + 0.016, 2.2, cap * 0.34), '#000', { opacity: 0.22 });
    }
    ring(drawing, 1.8, 0.4, 0.3, 0.4);
    ring(drawing, cap * 0.36, 0.4, 0.35, 0.3);
    ring(drawing, cap, 0.8, 0.55, 0.35);
    ring(drawing, end - 2.4, 0.4, 0.35, 0.3);
  });
}

function crown({ canvas, on }: Drawing, { colour }: Closure): void {
  const cap = surface(
    [
      [9, -3.4],
      [12.4, -2.6],
      [13.4, 0.6],
      [14.8, 4.6],
      [15, 5.4],
    ],
    { ...on, eye: on.height / 2 },
  );
  canvas.within(on.patch(-1, 1), () => {
    canvas.path(on.patch(-1, 1, 4, 8.6), '#000', { opacity: 0.5, filter: canvas.blur(0.9) });
  });
  coat(canvas, cap, lightOn(colour, metal), [-3.4, 5.4], 50);
  for (let i = 0; i < 17; i++) {
    const k = Math.sin((-0.5 + (i + 0.5) / 17) * Math.PI);
    const half = 0.055 * Math.sqrt(1 - k * k) + 0.012;
    canvas.path(cap.patch(k - half, k - half * 0.2, 0.4, 5.4), '#fff', { opacity: 0.34 });
    canvas.path(cap.patch(k, k + half, 0.2, 5.4), '#000', { opacity: 0.34 });
  }
  canvas.path(cap.patch(-0.7, -0.2, -3, -1.6), '#fff', { opacity: 0.4, filter: canvas.blur(0.4) });
}

function cagedCork({ canvas, on }: Drawing, { colour, band }: Closure): void {
  const view = { ...on, eye: on.height / 2 };
  const cork = surface(
    [
      [12, -17],
      [15.2, -14],
      [15.6, -9],
      [13.4, -4],
      [12.4, 1],
    ],
    view,
  );
  coat(canvas, cork, lightOn('#cfa873', matt), [-17, 1], 44);
  const wire = '#8d8f93';
  for (const k of [-0.82, -0.3, 0.34, 0.84]) {
    const strand = [...[-15, -10, -5, 0].map((y) => cork.at(k, y)), on.at(k * 1.02, 8), on.at(k * 1.02, 17)];
    canvas.stroke(`M${strand.map((p) => p.join(' ')).join('L')}`, '#33353a', 1.5, { opacity: 0.7 });
    canvas.stroke(`M${strand.map((p) => p.join(' ')).join('L')}`, wire, 0.9);
  }
  for (const y of [17, 18.6])
    canvas.stroke(on.line(y), '#44474d', 1.6), canvas.stroke(on.line(y - 0.2), '#c3c6cb', 0.7);
  const lid = surface(
    [
      [8, -18.6],
      [12.6, -17.6],
      [13, -16],
    ],
    view,
  );
  coat(canvas, lid, lightOn(colour, metal), [-18.6, -16], 36);
  if (band) coat(canvas, on, lightOn(band, metal), [26, 60], 50);
}

interface StopperShape {
  outline: readonly Point[];
  light: Ramp<number>;
}

const crystal: Ramp<number> = [
  [-1, 0.5],
  [-0.9, 0.95],
  [-0.78, 0.7],
  [-0.5, 1.6],
  [-0.34, 0.98],
  [0.2, 1.1],
  [0.5, 0.8],
  [0.8, 1.3],
  [0.92, 0.62],
  [1, 0.45],
];

const stoppers: Record<'wooden stopper' | 'metal stopper' | 'glass stopper' | 'ball stopper', StopperShape> =
  {
    'wooden stopper': {
      outline: [
        [0.86, -15],
        [1.16, -14],
        [1.2, -12.6],
        [1.2, -1.4],
        [1.16, -0.2],
        [1.1, 0],
      ],
      light: matt,
    },
    'metal stopper': {
      outline: [
        [0.8, -19],
        [1.12, -18],
        [1.16, -16.6],
        [1.16, -1.2],
        [1.1, 0],
      ],
      light: metal,
    },
    'glass stopper': {
      outline: [
        [1.02, -9],
        [1.2, -8],
        [1.22, -2.4],
        [1.12, -0.6],
        [0.96, 0],
      ],
      light: crystal,
    },
    'ball stopper': {
      outline: Array.from({ length: 25 }, (_, i): Point => {
        const angle = (i / 24) * Math.PI;
        return [Math.max(0.1, 1.34 * Math.sin(angle)), -20 - 20 * Math.cos(angle)];
      }),
      light: matt,
    },
  };

function stopper(
  { canvas, on, profile, clear }: Drawing,
  type: keyof typeof stoppers,
  { colour, band }: Closure,
): void {
  const rim = profile.start[0] + 1;
  const { outline, light } = stoppers[type];
  const head = surface(
    outline.map(([r, y]): Point => [r * rim, y]),
    { ...on, eye: on.height / 2 },
  );
  const top = outline[0]?.[1] ?? 0;
  coat(canvas, head, lightOn(colour, light), [top, 0], 56);
  const soft = { filter: canvas.blur(0.4) };
  if (type === 'wooden stopper') {
    for (let i = 0; i < 9; i++) {
      const y = top + 2 + i * 1.4;
      canvas.stroke(head.line(y, -0.98, 0.98), shade(colour, 0.5), 0.35, { opacity: 0.12 + (i % 3) * 0.1 });
    }
  }
  canvas.path(head.patch(-0.7, -0.46, top + 2, -1.5), '#fff', { opacity: 0.22, ...soft });
  if (band && type !== 'ball stopper') coat(canvas, head, lightOn(band, metal), [-4.4, -1.6], 40);
  canvas.stroke(head.line(-0.2), '#000', 0.8, { opacity: 0.45, ...soft });
  if (!clear) return;
  const cork = type === 'glass stopper' ? '#dfe5e4' : '#c9a06a';
  coat(
    canvas,
    on,
    (k) => mix(lightOn(cork, matt)(k), '#d5d9d8', Math.abs(k) > 0.86 ? 0.7 : 0.12),
    [1.5, profile.ringEnd + 8],
    40,
  );
}

export function closureOn(drawing: Drawing, closure: Closure): void {
  switch (closure.type) {
    case 'capsule':
      return capsule(drawing, closure);
    case 'foil':
      return foil(drawing, closure);
    case 'wax':
      return wax(drawing, closure);
    case 'screw':
      return screw(drawing, closure);
    case 'crown':
      return crown(drawing, closure);
    case 'caged cork':
      return cagedCork(drawing, closure);
    default:
      return stopper(drawing, closure.type, closure);
  }
}
