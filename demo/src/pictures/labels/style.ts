import type { Random } from '../drawing/random.js';
import type { Ornament } from './ornaments.js';
import type { Palette } from './palette.js';
import type { PaperShape, Sheet } from './sheet.js';

export interface Words {
  producer: string;
  name: string;
  appellation: string;
  /** Empty when there is none. */
  vintage: string;
  smallPrint: string;
}

interface Print {
  sheet: Sheet;
  words: Words;
  colours: Palette;
  /** Foil catches the light; as a flat colour it would look like brown ink. */
  foil: string;
  ornament: Ornament;
  chance: Random;
}

export interface Style {
  /** No paper: printed on the glass itself. */
  paper: PaperShape | 'torn' | 'none';
  /** Of the bottle's radius, along the surface. A band goes round. */
  width: number;
  /** Of the zone that the bottle's shape leaves for a label. */
  height: number;
  ornaments: readonly Ornament[];
  print(print: Print): void;
}
