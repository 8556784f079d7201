import type { Label } from '../labels/label.js';
import type { PaletteName } from '../labels/palette.js';
import type { LabelStyle } from '../labels/styles.js';
import type { Bottle, BottleShape } from '../vessels/bottle.js';
import type { Closure, ClosureType } from '../vessels/closure.js';
import type { Glass, Liquid } from '../vessels/glass.js';

/** Producer, name, appellation, vintage, small print: parted by bars. */
export function label(style: LabelStyle, palette: PaletteName, words: string): Label {
  const [producer = '', name = '', appellation = '', vintage = '', smallPrint = ''] = words.split('|');
  return { style, palette, producer, name, appellation, vintage, smallPrint };
}

type Content = readonly [glass: Glass, liquid: Liquid];
type Top = readonly [type: ClosureType, colour: string, band?: string];

export function bottle(shape: BottleShape, [glass, liquid]: Content, top: Top, printed: Label): Bottle {
  const [type, colour, band] = top;
  const closure: Closure = band ? { type, colour, band } : { type, colour };
  return {
    kind: 'bottle',
    seed: `${printed.producer} ${printed.name}`,
    shape,
    glass,
    liquid,
    closure,
    label: printed,
  };
}
