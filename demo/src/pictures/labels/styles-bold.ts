import { brightness } from '../drawing/colour.js';
import { circle, rectangle } from '../drawing/point.js';
import { ornaments } from './ornaments.js';
import type { Style } from './style.js';

/** A band round the whole bottle. */
export const wrapBand: Style = {
  paper: 'rectangle',
  width: 3.3,
  height: 0.62,
  ornaments: ['none'],
  print({ sheet, words, colours, foil }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    for (const side of [-1, 1])
      sheet.fill(rectangle(-a, side < 0 ? -b : b - 3.2, 2 * a, 3.2), colours.accent);
    for (const y of [5 - b, b - 5]) sheet.rule(y, a, foil, 0.35);
    sheet.text(
      words.producer,
      { face: 'caps', size: 3.8, tracking: 0.8, y: sheet.down(0.28), fit: 62 },
      colours.ink,
    );
    sheet.title(words.name, { face: 'display', size: 10, y: sheet.down(0.54), fit: 66 }, colours.ink);
    const line = [words.appellation, words.vintage].filter(Boolean).join('  ·  ');
    sheet.text(
      line,
      { face: 'serif', size: 4.6, tracking: 0.3, y: sheet.down(0.71), fit: 64 },
      colours.accent,
    );
    sheet.text(words.smallPrint, { face: 'serif', size: 2.8, y: sheet.down(0.83), fit: 62 }, colours.ink);
  },
};

export const medallion: Style = {
  paper: 'oval',
  width: 1.8,
  height: 0.78,
  ornaments: ['medal', 'bee', 'anchor', 'swallow', 'compass', 'agave', 'crown', 'moon'],
  print({ sheet, words, colours, foil, ornament }) {
    sheet.line(sheet.outline('oval', 1.6), foil, 0.9);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.27), scale: 0.8 }, foil, foil, 0.35);
    sheet.title(
      words.name,
      { face: 'capsBold', size: 9.6, tracking: 0.2, y: sheet.down(0.565) },
      colours.ink,
    );
    sheet.text(
      words.appellation,
      { face: 'caps', size: 4.4, tracking: 0.4, y: sheet.down(0.66), fit: 50 },
      colours.accent,
    );
    sheet.text(words.producer, { face: 'italic', size: 5.6, y: sheet.down(0.75), fit: 46 }, colours.ink);
    sheet.text(
      words.vintage,
      { face: 'display', size: 5.6, tracking: 0.4, y: sheet.down(0.845), fit: 26 },
      colours.ink,
    );
  },
};

/** Fat letters over the whole label, as on cans and young bottles. */
export const poster: Style = {
  paper: 'rectangle',
  width: 2.5,
  height: 1.1,
  ornaments: ['rays', 'waves', 'hops', 'peaks', 'swallow', 'moon', 'wheat', 'bee', 'agave'],
  print({ sheet, words, colours, ornament, chance }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    const paperIsLight = brightness(colours.paper) > brightness(colours.ink);
    const [light, dark] = paperIsLight ? [colours.paper, colours.ink] : [colours.ink, colours.paper];
    sheet.fill(rectangle(-a, -b, 2 * a, 2 * b), colours.accent);
    sheet.fill(circle(0, sheet.down(0.3), chance.between(19, 23)), light);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.3), scale: 1.3 }, dark, dark, 0.6);
    const floor = sheet.down(0.56);
    sheet.fill(rectangle(-a, floor, 2 * a, b - floor), dark);
    sheet.title(words.name, { face: 'condensed', size: 16, tracking: 0.5, y: sheet.down(0.735) }, light);
    const line = [words.appellation, words.vintage].filter(Boolean).join('  ·  ');
    const soft = sheet.muted(colours.foil, light, 0.6);
    sheet.text(line, { face: 'sans', size: 4.4, tracking: 0.4, y: sheet.down(0.82) }, soft);
    sheet.text(words.producer, { face: 'sansBold', size: 3.5, tracking: 0.9, y: sheet.down(0.895) }, light);
    sheet.text(words.smallPrint, { face: 'sans', size: 2.6, y: sheet.down(0.95) }, light);
  },
};

/** Upright characters, as on sake. */
export const brush: Style = {
  paper: 'rectangle',
  width: 1.7,
  height: 1,
  ornaments: ['mountFuji', 'waves', 'moon'],
  print({ sheet, words, colours, foil, ornament, chance }) {
    const { halfWidth: a } = sheet;
    const signs = chance.pick(['純米吟醸', '純米大吟醸', '特別純米', '本醸造', '山廃純米']);
    const characters = signs.split('');
    const size = Math.min(17, (sheet.halfHeight * 1.16) / characters.length);
    characters.forEach((sign, i) => {
      sheet.text(
        sign,
        { face: 'brush', size, x: 4, y: sheet.down(0.045) + (i + 0.92) * size * 1.04 },
        colours.ink,
      );
    });
    sheet.engrave(ornaments[ornament](), { x: 12 - a, y: sheet.down(0.16), scale: 0.34 }, foil, foil, 0.3);
    sheet.fill(rectangle(8 - a, sheet.down(0.52), 7, 7), colours.accent);
    sheet.text('酒', { face: 'brush', size: 5.8, x: 11.5 - a, y: sheet.down(0.52) + 5.6 }, colours.paper);
    sheet.rule(sheet.down(0.715), a - 8, foil, 0.35);
    sheet.title(words.name, { face: 'serif', size: 7.4, tracking: 0.2, y: sheet.down(0.8) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3, tracking: 0.4, y: sheet.down(0.875) },
      colours.accent,
    );
    sheet.text(words.producer, { face: 'italic', size: 3.8, y: sheet.down(0.93) }, colours.ink);
    sheet.text(words.smallPrint, { face: 'serif', size: 2.2, y: sheet.down(0.968) }, colours.ink);
  },
};
