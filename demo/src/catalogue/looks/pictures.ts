import type { PictureSpec } from '../../pictures/picture.js';
import type { Bottle } from '../../pictures/vessels/bottle.js';
import type { ClosureType } from '../../pictures/vessels/closure.js';
import type { Ware } from '../../pictures/wares/ware.js';
import type { Draft } from '../commission.js';
import type { Goods } from '../facts/goods.js';
import type { Line } from '../lines.js';
import { wordsFor } from './label-words.js';
import type { Look } from './looks.js';

type Box = NonNullable<Extract<PictureSpec, { kind: 'bottle' }>['box']>;

export const closureNames: Readonly<Record<ClosureType, string>> = {
  capsule: 'cork',
  wax: 'cork under wax',
  foil: 'sparkling cork',
  screw: 'screw cap',
  crown: 'crown cap',
  'caged cork': 'caged cork',
  'wooden stopper': 'stopper cork',
  'metal stopper': 'stopper cork',
  'glass stopper': 'glass stopper',
  'ball stopper': 'stopper cork',
};

function sizeOf(sizeMl: number, usual: number): NonNullable<Bottle['size']> {
  const share = sizeMl / usual;
  if (share <= 0.3) return 'mini';
  if (share <= 0.68) return 'half';
  if (share < 1.25) return 'standard';
  return share < 1.6 ? 'litre' : 'magnum';
}

/** Bottles of beer, cider and sake are drawn at the size that they usually have. */
const usualSize = (shape: Bottle['shape']) =>
  shape === 'longneck' || shape === 'steinie'
    ? 355
    : shape === 'dessert'
      ? 375
      : shape === 'issho'
        ? 1800
        : 730;

/** Expensive spirits come in a box of their own, and lottery bottles in a wooden case. */
function boxFor(line: Line, { category, cents, sizeMl }: Draft, { shape, palette }: Look): Box | null {
  if ((sizeMl ?? 0) > 750 || (sizeMl ?? 0) < 700) return null;
  const dark = palette.paper.startsWith('#f') || palette.paper.startsWith('#e') ? palette.ink : palette.paper;
  if (line.allocation.kind === 'lottery') return { type: 'wooden case', colour: '#b98a56' };
  if (category === 'scotch' && cents > 8_500) return { type: 'tube', colour: dark };
  if (shape === 'cognac' && cents > 9_000) return { type: 'carton', colour: palette.accent };
  if (category === 'world-whiskey' && cents > 10_000) return { type: 'carton', colour: dark };
  return category === 'sparkling-wine' && cents > 12_000 ? { type: 'carton', colour: dark } : null;
}

export function pictureOf(line: Line, brand: string, draft: Draft, look: Look): PictureSpec {
  const { style, palette, ornament, closure, glass, liquid } = look;
  const label = { style, palette, ornament, ...wordsFor(line, brand, draft, style) };
  if (line.can) return { kind: 'can', seed: `product ${line.number}`, size: line.can, label };
  const sizeMl = draft.sizeMl ?? 750;
  const shape =
    sizeMl === 1800 ? 'issho' : look.shape === 'dessert' && sizeMl > 600 ? 'bordeaux' : look.shape;
  const size = sizeOf(sizeMl, usualSize(shape));
  const box = boxFor(line, draft, look);
  return {
    kind: 'bottle',
    seed: `product ${line.number}`,
    shape,
    ...(size !== 'standard' && { size }),
    glass,
    liquid,
    closure,
    label,
    ...(box && { box }),
  };
}

export function wareOf({ brand, look }: Goods): Ware | null {
  return 'ware' in look ? { kind: 'ware', ware: look.ware, colour: look.colour, maker: brand } : null;
}
