import { mix, type Ramp, shade } from '../drawing/colour.js';
import type { Point } from '../drawing/point.js';
import { type Closure, type Drawing, mattLight, metalLight } from './closure.js';
import { coat, lightOn } from './coat.js';
import { surface } from './surface.js';

// What stands above the rim: crowns, corks and stoppers.

export function crown({ canvas, on }: Drawing, { colour }: Closure): void {
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
  coat(canvas, cap, lightOn(colour, metalLight), [-3.4, 5.4], 50);
  for (let i = 0; i < 17; i++) {
    const k = Math.sin((-0.5 + (i + 0.5) / 17) * Math.PI);
    const half = 0.055 * Math.sqrt(1 - k * k) + 0.012;
    canvas.path(cap.patch(k - half, k - half * 0.2, 0.4, 5.4), '#fff', { opacity: 0.34 });
    canvas.path(cap.patch(k, k + half, 0.2, 5.4), '#000', { opacity: 0.34 });
  }
  canvas.path(cap.patch(-0.7, -0.2, -3, -1.6), '#fff', { opacity: 0.4, filter: canvas.blur(0.4) });
}

export function cagedCork({ canvas, on }: Drawing, { colour, band }: Closure): void {
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
  coat(canvas, cork, lightOn('#cfa873', mattLight), [-17, 1], 44);
  const wire = '#8d8f93';
  for (const k of [-0.82, -0.3, 0.34, 0.84]) {
    const strand = [...[-15, -10, -5, 0].map((y) => cork.at(k, y)), on.at(k * 1.02, 8), on.at(k * 1.02, 17)];
    canvas.stroke(`M${strand.map((p) => p.join(' ')).join('L')}`, '#33353a', 1.5, { opacity: 0.7 });
    canvas.stroke(`M${strand.map((p) => p.join(' ')).join('L')}`, wire, 0.9);
  }
  for (const y of [17, 18.6]) {
    canvas.stroke(on.line(y), '#44474d', 1.6);
    canvas.stroke(on.line(y - 0.2), '#c3c6cb', 0.7);
  }
  const lid = surface(
    [
      [8, -18.6],
      [12.6, -17.6],
      [13, -16],
    ],
    view,
  );
  coat(canvas, lid, lightOn(colour, metalLight), [-18.6, -16], 36);
  if (band) coat(canvas, on, lightOn(band, metalLight), [26, 60], 50);
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
      light: mattLight,
    },
    'metal stopper': {
      outline: [
        [0.8, -19],
        [1.12, -18],
        [1.16, -16.6],
        [1.16, -1.2],
        [1.1, 0],
      ],
      light: metalLight,
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
      light: mattLight,
    },
  };

export function stopper(
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
  if (band && type !== 'ball stopper') coat(canvas, head, lightOn(band, metalLight), [-4.4, -1.6], 40);
  canvas.stroke(head.line(-0.2), '#000', 0.8, { opacity: 0.45, ...soft });
  if (!clear) return;
  const cork = type === 'glass stopper' ? '#dfe5e4' : '#c9a06a';
  coat(
    canvas,
    on,
    (k) => mix(lightOn(cork, mattLight)(k), '#d5d9d8', Math.abs(k) > 0.86 ? 0.7 : 0.12),
    [1.5, profile.ringEnd + 8],
    40,
  );
}
