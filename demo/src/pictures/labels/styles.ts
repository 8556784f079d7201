import type { Style } from './style.js';
import { brush, medallion, poster, wrapBand } from './styles-bold.js';
import { chateau, cuvee, domaine, heraldic, oval } from './styles-classic.js';
import { botanical, deco, letterpress, script, vintagePaper } from './styles-crafted.js';
import { colourBlock, landscape, minimal, modern, typographic } from './styles-modern.js';

export const styles = {
  chateau,
  domaine,
  cuvee,
  heraldic,
  oval,
  modern,
  minimal,
  colourBlock,
  typographic,
  landscape,
  script,
  botanical,
  deco,
  letterpress,
  vintagePaper,
  wrapBand,
  medallion,
  poster,
  brush,
} as const satisfies Record<string, Style>;

export type LabelStyle = keyof typeof styles;
