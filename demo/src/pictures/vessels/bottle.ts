import type { Canvas } from '../drawing/canvas.js';
import { mix } from '../drawing/colour.js';
import { type Random, random } from '../drawing/random.js';
import { type Label, labelOn } from '../labels/label.js';
import { brewedProfiles } from './brewed-profiles.js';
import type { Closure } from './closure.js';
import { closureOn } from './closures.js';
import { type Glass, glassBody, type Liquid, liquids } from './glass.js';
import { outlineOf, type Profile, resized } from './profile.js';
import { spiritProfiles } from './spirit-profiles.js';
import { type Surface, surface } from './surface.js';
import { wineProfiles } from './wine-profiles.js';

const profiles = { ...wineProfiles, ...spiritProfiles, ...brewedProfiles } as const;
export type BottleShape = keyof typeof profiles;

const sizes = { mini: 0.5, half: 0.8, standard: 1, litre: 1.09, magnum: 1.24 } as const;
type BottleSize = keyof typeof sizes;

export interface Bottle {
  kind: 'bottle';
  /** Gives each product its own small differences. */
  seed: string | number;
  shape: BottleShape;
  size?: BottleSize;
  glass: Glass;
  liquid: Liquid;
  closure: Closure;
  label: Label;
}

/** How far stoppers and crowns stand above the rim. */
const heads: Partial<Record<Closure['type'], number>> = {
  crown: 4,
  'caged cork': 19,
  'wooden stopper': 15,
  'metal stopper': 19,
  'glass stopper': 9,
  'ball stopper': 40,
};

function profileOf({ shape, size = 'standard' }: Pick<Bottle, 'shape' | 'size'>): Profile {
  const profile: Profile = profiles[shape];
  return size === 'standard' ? profile : resized(profile, sizes[size]);
}

export interface Extent {
  width: number;
  height: number;
}

export function extentOf(bottle: Bottle): Extent {
  const profile = profileOf(bottle);
  const width = 2 * Math.max(...outlineOf(profile).map(([r]) => r));
  return { width, height: profile.height + (heads[bottle.closure.type] ?? 0) };
}

export function tableShadow(canvas: Canvas, x: number, floor: number, halfWidth: number): void {
  const wide = { opacity: 0.26, filter: canvas.blur(7, 2.2) };
  const tight = { opacity: 0.6, filter: canvas.blur(0.7) };
  canvas.ellipse(x + halfWidth * 0.34, floor + 1.5, halfWidth * 1.4, 4.4, '#2a1a10', wide);
  canvas.ellipse(x + 2, floor + 1.2, halfWidth * 0.93, 1.9, '#120a05', tight);
}

function liquidColour({ liquid }: Bottle, chance: Random): string {
  return mix(liquids[liquid], chance.pick(['#fff0c8', '#7a3a12', '#ffffff']), chance.between(0, 0.09));
}

/** How high above the floor its label begins and ends. */
export function labelZone(bottle: Bottle): { top: number; bottom: number } {
  const { height, label } = profileOf(bottle);
  return { top: height - label[0], bottom: height - label[1] };
}

/** Prints what the bottle wears on the zone that its shape leaves for it. */
type Dress = (on: Surface, zone: readonly [number, number], chance: Random) => void;

/** `eye` is a share of its height; without another dress it wears its own label. */
type Seen = { eye?: number; tilt?: number; dress?: Dress };

/** Stands on `floor` with its middle at `x`; one unit is a millimetre. */
export function bottleOn(canvas: Canvas, bottle: Bottle, x: number, floor: number, seen: Seen = {}): void {
  // At the level of its middle, as in a studio.
  const { eye = 0.5, tilt = 0.028 } = seen;
  const dress: Dress = seen.dress ?? ((on, zone, rest) => labelOn(canvas, on, zone, bottle.label, rest));
  const chance = random(bottle.seed);
  const profile = profileOf(bottle);
  const outline = outlineOf(profile);
  const view = { x, top: floor - profile.height, eye: profile.height * eye, tilt };
  const on = surface(outline, view, profile.section);
  const level = profile.neckEnd * 0.7 + chance.between(0, 6);
  glassBody(canvas, on, { glass: bottle.glass, liquid: liquidColour(bottle, chance), level }, profile);
  closureOn({ canvas, on, profile, chance, clear: bottle.glass === 'clear' }, bottle.closure);
  dress(on, profile.label, chance);
}
