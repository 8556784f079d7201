import type { Canvas } from '../drawing/canvas.js';
import type { Colour, Ramp } from '../drawing/colour.js';
import type { Random } from '../drawing/random.js';
import type { Profile } from './profile.js';
import type { Surface } from './surface.js';

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

export interface Drawing {
  canvas: Canvas;
  on: Surface;
  profile: Profile;
  chance: Random;
  /** The glass lets what is in the neck be seen. */
  clear: boolean;
}

export const metalLight: Ramp<number> = [
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

export const mattLight: Ramp<number> = [
  [-1, 0.42],
  [-0.8, 0.78],
  [-0.5, 1.12],
  [-0.1, 0.98],
  [0.5, 0.74],
  [0.9, 0.5],
  [1, 0.36],
];
