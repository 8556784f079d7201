import { type Ramp, shade } from '../drawing/colour.js';
import { type Point, path, polygon } from '../drawing/point.js';
import { type Closure, type Drawing, metalLight } from './closure.js';
import { cagedCork, crown, stopper } from './closure-heads.js';
import { coat, lightOn } from './coat.js';

// What is drawn over the neck: capsules, foil, wax, screw caps.

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
  coat(canvas, on, lightOn(colour, metalLight), [0, end], 56);
  canvas.within(on.patch(-1, 1, 0, end), () => {
    ring(drawing, 1.6, 0.5, 0.35, 0.25);
    ring(drawing, profile.ringEnd, 0.6, 0.45, 0.28);
    if (band) coat(canvas, on, lightOn(band, metalLight), [end - 12, end - 7.5], 40);
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
  coat(canvas, on, lightOn(colour, metalLight), [0, end], 60);
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
    if (band) coat(canvas, on, lightOn(band, metalLight), [end - 19, end - 6], 44);
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
    canvas.stroke(path(edge), shade(colour, 0.4), 0.9, { opacity: 0.6, ...soft });
  });
}

function screw(drawing: Drawing, { colour }: Closure): void {
  const { canvas, on, profile } = drawing;
  const end = profile.capsuleEnd;
  const cap = Math.min(24, end * 0.62);
  shadowBelow(drawing, end);
  coat(canvas, on, lightOn(colour, metalLight), [0, end], 56);
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
