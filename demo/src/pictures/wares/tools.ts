import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { curve, type Point, path, polygon } from '../drawing/point.js';
import { textPath } from '../drawing/typeface.js';
import { coat, lightOn, reflection } from '../vessels/coat.js';
import { outlineOf, type Profile } from '../vessels/profile.js';
import { surface } from '../vessels/surface.js';
import { bar, disc, plate, polished, worm } from './metal.js';

const steel = '#b4b7ba';

const grain =
  '<feTurbulence type="fractalNoise" baseFrequency="0.011 0.16" numOctaves="4" seed="21"/>' +
  '<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .1  0 0 0 0 .03  0 0 0 2.1 -.85"/>';

/** A curved handle of wood between two bolsters, its worm down and its lever open. */
export function waitersCorkscrew(canvas: Canvas, wood: Colour, maker: string): void {
  canvas.group({ transform: 'translate(-6 -93) rotate(-14)' }, () => {
    bar(canvas, [56, 4], [96, 62], 9, steel, 7);
    bar(canvas, [92, 56], [82, 108], 8, steel, 9);
    bar(canvas, [82, 104], [72, 112], 9, steel, 6);
    disc(canvas, 93, 58, 5, steel);
    worm(canvas, 4, [12, 78], steel, 4.6);
    bar(canvas, [4, 2], [4, 14], 7, steel);

    const top = curve([-70, -12], [-30, -26], [30, -24], [66, -10], 40);
    const bottom = curve([66, 10], [28, 2], [-26, 2], [-72, 14], 40);
    const body = polygon([...top, ...bottom]);
    const face = canvas.linear(0, -24, 0, 14, [
      [0, shade(wood, 0.7)],
      [0.2, mix(wood, '#fff0cf', 0.42)],
      [0.5, wood],
      [1, shade(wood, 0.45)],
    ]);
    canvas.path(body, face);
    canvas.within(body, () => {
      const area = { x: 0, y: 0, width: '100%', height: '100%' };
      const veins = { filter: canvas.define('filter', area, grain), opacity: 0.75 };
      canvas.rect(-90, -40, 180, 70, '#000', veins);
      const gleam = curve([-66, -7], [-28, -20], [28, -18], [62, -5], 40);
      canvas.stroke(path(gleam), '#fff6e2', 2.4, { opacity: 0.6, filter: canvas.wideBlur(1) });
    });
    canvas.stroke(body, shade(wood, 0.4), 0.6, { opacity: 0.8 });
    const bolster: Point[] = [
      ...curve([46, -18], [54, -16], [66, -14], [74, -6], 14),
      ...curve([76, 2], [74, 12], [68, 12], [48, 6], 14),
    ];
    const cap = canvas.linear(40, -18, 60, 14, [
      [0, shade(steel, 0.7)],
      [0.3, '#ffffff'],
      [0.55, shade(steel, 0.9)],
      [1, shade(steel, 0.4)],
    ]);
    const left: Point[] = [
      ...curve([-52, -16], [-62, -14], [-72, -12], [-78, -4], 14),
      ...curve([-80, 8], [-80, 16], [-74, 16], [-54, 8], 14),
    ];
    for (const shape of [bolster, left]) {
      canvas.path(polygon(shape), cap);
      canvas.stroke(polygon(shape), shade(steel, 0.35), 0.5);
    }
    disc(canvas, 62, -2, 3, shade(steel, 0.8));
    for (const x of [-30, 30]) disc(canvas, x, -7, 1.7, '#c9a45b');
    canvas.path(textPath(maker, { face: 'caps', size: 5.4, tracking: 1, y: -5.4 }), shade(wood, 0.28), {
      opacity: 0.85,
    });
  });
}

function wing(canvas: Canvas, side: number, colour: Colour): void {
  const at = (x: number, y: number): Point => [side * x, y];
  bar(canvas, at(13, -118), at(44, -56), 10, colour, 8);
  bar(canvas, at(43, -58), at(49, -14), 8, colour, 15);
  disc(canvas, side * 49, -12, 8, colour);
  for (let tooth = 0; tooth < 7; tooth++) {
    const angle = Math.PI * (0.66 + tooth * 0.115);
    const [x, y] = [15 + Math.cos(angle) * 10.4, -121 - Math.sin(angle) * 10.4];
    disc(canvas, side * x, y, 2.1, shade(colour, 0.9));
  }
  disc(canvas, side * 15, -121, 9.6, colour);
  disc(canvas, side * 15, -121, 3, shade(colour, 0.7));
}

/** Its arms half down, the worm between them. */
export function wingedCorkscrew(canvas: Canvas, colour: Colour): void {
  bar(canvas, [0, -186], [0, -70], 8, colour);
  for (let y = -176; y < -124; y += 5.4) {
    canvas.rect(-5.4, y, 10.8, 2.6, shade(colour, 1.2), { rx: 1 });
    canvas.rect(-5.4, y + 2.4, 10.8, 1.2, shade(colour, 0.42), { rx: 0.6 });
  }
  worm(canvas, 0, [-74, -6], colour, 5);
  for (const side of [-1, 1]) wing(canvas, side, colour);
  plate(canvas, [-12, -136, 24, 30], colour, 4);
  plate(canvas, [-16, -110, 32, 12], colour, 3);
  const frame = { opacity: 1 };
  for (const side of [-1, 1]) bar(canvas, [side * 14, -100], [side * 17, -44], 5, colour, 5);
  canvas.group(frame, () => plate(canvas, [-20, -48, 40, 16], colour, 4));
  canvas.rect(-17, -46.5, 34, 1.4, '#ffffff', { opacity: 0.7, rx: 0.7 });
  const handle: Point[] = [
    ...curve([-8, -186], [-34, -190], [-34, -206], [-16, -210], 20),
    ...curve([-16, -210], [-6, -222], [6, -222], [16, -210], 20),
    ...curve([16, -210], [34, -206], [34, -190], [8, -186], 20),
  ];
  const face = canvas.linear(-30, -214, 26, -186, [
    [0, shade(colour, 0.7)],
    [0.25, '#ffffff'],
    [0.5, shade(colour, 0.9)],
    [0.75, shade(colour, 0.6)],
    [1, shade(colour, 1.1)],
  ]);
  const hole = 'M-9 -203a9 7 0 1 0 18 0a9 7 0 1 0 -18 0Z';
  canvas.path(polygon(handle) + hole, face, { 'fill-rule': 'evenodd' });
  canvas.stroke(polygon(handle), shade(colour, 0.34), 0.6);
  canvas.stroke(hole, shade(colour, 0.34), 0.8);
}

type Turned = Pick<Profile, 'start' | 'pieces'>;

const stopperCap: Turned = {
  start: [4, 0],
  pieces: [
    ['curve', [14, 0], [20, 4], [21, 14]],
    ['line', [22, 34]],
    ['line', [23.4, 36]],
    ['line', [23.4, 46]],
    ['line', [22, 47]],
  ],
};
const stopperPlug: Turned = {
  start: [13, 46],
  pieces: [
    ['line', [13, 52]],
    ['line', [15, 55]],
    ['line', [12.6, 60]],
    ['line', [14.4, 63]],
    ['line', [12, 68]],
    ['line', [13.6, 71]],
    ['line', [11, 78]],
    ['curve', [10.6, 81], [9, 82], [6, 82]],
  ],
};
export const stopperHeight = 82;

/** A weighted cap with two clasps for the collar, over a ribbed plug. */
export function wineStopper(canvas: Canvas, colour: Colour, maker: string): void {
  const view = { x: 0, top: -stopperHeight, eye: 20, tilt: 0.05 };
  const plug = surface(outlineOf(stopperPlug), view);
  coat(
    canvas,
    plug,
    lightOn(
      '#24272b',
      polished.map(([k, light]) => [k, 0.35 + light * 0.6]),
    ),
    [46, 82],
    50,
  );
  for (const y of [55, 63, 71]) canvas.stroke(plug.line(y, -0.95, 0.95), '#ffffff', 0.5, { opacity: 0.3 });
  for (const side of [-1, 1]) {
    bar(canvas, [side * 24, -50], [side * 26, -24], 6, steel, 5);
    bar(canvas, [side * 27, -25], [side * 19, -19], 5, steel, 4);
    disc(canvas, side * 24, -48, 4.2, steel);
  }
  const cap = surface(outlineOf(stopperCap), view);
  coat(canvas, cap, lightOn(colour, polished), [0, 36], 64);
  coat(canvas, cap, lightOn(steel, polished), [36, 47], 64);
  canvas.stroke(cap.line(36), '#000000', 0.7, { opacity: 0.5 });
  canvas.within(cap.patch(-1, 1, 0, 36), () => {
    reflection(canvas, cap, [-0.72, -0.5], [4, 33], 0.75, 0.7);
    canvas.ellipse(-5, -76, 8, 3, '#ffffff', { opacity: 0.55, filter: canvas.blur(1.4) });
  });
  const words = textPath(maker, { face: 'caps', size: 4.6, tracking: 0.7, fit: 27 }, cap.wrap(24));
  canvas.path(words, '#ffffff', { opacity: 0.85 });
}

const lowerTin: Turned = {
  start: [45.5, 92],
  pieces: [
    ['line', [46.4, 94]],
    ['line', [36, 262]],
    ['curve', [35.6, 267], [34, 268], [30, 268]],
  ],
};
const upperTin: Turned = {
  start: [26, 0],
  pieces: [
    ['curve', [30, 0], [31.6, 1], [32, 5]],
    ['line', [43, 104]],
  ],
};
export const shakerHeight = 268;

/** One tin over the other, as they stand before the shaking. */
export function cocktailShaker(canvas: Canvas, colour: Colour, maker: string): void {
  const view = { x: 0, top: -shakerHeight, eye: 150, tilt: 0.05 };
  const upper = surface(outlineOf(upperTin), view);
  const lower = surface(outlineOf(lowerTin), view);
  coat(canvas, upper, lightOn(colour, polished), [0, 104], 80);
  coat(canvas, lower, lightOn(shade(colour, 0.97), polished), [92, shakerHeight], 80);
  const depth = canvas.vertical(-shakerHeight, 0, [
    [0, '#ffffff', 0.25],
    [0.3, '#000000', 0],
    [0.8, '#000000', 0.12],
    [1, '#000000', 0.42],
  ]);
  for (const tin of [upper, lower]) {
    const [from, to] = tin === upper ? [0, 92] : [92, shakerHeight];
    canvas.path(tin.patch(-1, 1, from, to), depth);
    canvas.within(tin.patch(-1, 1, from, to), () => {
      reflection(canvas, tin, [-0.74, -0.56], [from + 5, to - 6], 0.7, 0.8);
      reflection(canvas, tin, [0.74, 0.82], [from + 6, to - 8], 0.5, 0.6);
    });
  }
  canvas.stroke(lower.line(92.6), shade(colour, 0.3), 1.1);
  canvas.stroke(lower.line(94.4, -0.98, 0.98), '#ffffff', 1, { opacity: 0.8 });
  for (const y of [shakerHeight - 14, shakerHeight - 11])
    canvas.stroke(lower.line(y, -0.98, 0.98), shade(colour, 0.45), 0.5, { opacity: 0.8 });
  const words = textPath(maker, { face: 'caps', size: 7.4, tracking: 1.8, fit: 48 }, lower.wrap(184));
  canvas.path(words, shade(colour, 0.32), { opacity: 0.85 });
}
