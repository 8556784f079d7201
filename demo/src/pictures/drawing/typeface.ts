import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Point } from './point.js';

// Text becomes outlines, so that a picture never depends on the fonts installed on a machine.
const files = {
  caps: 'cinzel/files/cinzel-latin-500-normal',
  capsBold: 'cinzel/files/cinzel-latin-700-normal',
  serif: 'cormorant-garamond/files/cormorant-garamond-latin-600-normal',
  italic: 'cormorant-garamond/files/cormorant-garamond-latin-500-italic',
  display: 'playfair-display/files/playfair-display-latin-500-normal',
  displayBold: 'playfair-display/files/playfair-display-latin-800-normal',
  displayItalic: 'playfair-display/files/playfair-display-latin-500-italic',
  script: 'pinyon-script/files/pinyon-script-latin-400-normal',
  signature: 'mrs-saint-delafield/files/mrs-saint-delafield-latin-400-normal',
  sans: 'jost/files/jost-latin-500-normal',
  sansBold: 'jost/files/jost-latin-700-normal',
  light: 'jost/files/jost-latin-300-normal',
  deco: 'limelight/files/limelight-latin-400-normal',
  thin: 'poiret-one/files/poiret-one-latin-400-normal',
  old: 'im-fell-english/files/im-fell-english-latin-400-normal',
  oldItalic: 'im-fell-english/files/im-fell-english-latin-400-italic',
  gothic: 'unifrakturcook/files/unifrakturcook-latin-700-normal',
  fat: 'abril-fatface/files/abril-fatface-latin-400-normal',
  condensed: 'bebas-neue/files/bebas-neue-latin-400-normal',
  western: 'rye/files/rye-latin-400-normal',
  brush: 'yuji-syuku/files/yuji-syuku-japanese-400-normal',
} as const;

export type Face = keyof typeof files;

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const font = create(readFileSync(resolve(`@fontsource/${files[face]}.woff2`)));
  if (!('layout' in font)) throw new Error(`${files[face]} holds more than one font.`);
  loaded.set(face, font);
  return font;
}

export interface TextStyle {
  face?: Face;
  size?: number;
  x?: number;
  /** The base line. */
  y?: number;
  tracking?: number;
  /** The widest it may be; a longer line is set smaller. */
  fit?: number;
  align?: 'middle' | 'start' | 'end';
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

function measured(text: string, face: Face, size: number, tracking: number, fit: number) {
  const font = fontOf(face);
  const run = font.layout(text);
  const advance = run.positions.reduce((sum, position) => sum + position.xAdvance, 0) / font.unitsPerEm;
  const natural = advance * size + tracking * (run.glyphs.length - 1);
  const shrink = Math.min(1, fit / natural);
  return {
    run,
    scale: (size * shrink) / font.unitsPerEm,
    tracking: tracking * shrink,
    width: natural * shrink,
  };
}

export function textWidth(text: string, { face = 'serif', size = 5, tracking = 0 }: TextStyle): number {
  return measured(text, face, size, tracking, Number.POSITIVE_INFINITY).width;
}

const flat = (point: Point): Point => point;

/** Path data of one line; `map` bends every point onto the surface that it is printed on. */
export function textPath(text: string, style: TextStyle, map: (point: Point) => Point = flat): string {
  const { face = 'serif', size = 5, x = 0, y = 0, align = 'middle', fit = Number.POSITIVE_INFINITY } = style;
  const { run, scale, tracking, width } = measured(text, face, size, style.tracking ?? 0, fit);
  let pen = x - { start: 0, middle: width / 2, end: width }[align];
  let data = '';
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    for (const { command, args } of glyph.path.commands) {
      data += letters[command];
      for (let j = 0; j + 1 < args.length; j += 2) {
        const across = pen + ((args[j] ?? 0) + position.xOffset) * scale;
        const down = y - ((args[j + 1] ?? 0) + position.yOffset) * scale;
        data += `${map([across, down])
          .map((value) => Number(value.toFixed(2)))
          .join(' ')} `;
      }
    }
    pen += position.xAdvance * scale + tracking;
  });
  return data;
}
