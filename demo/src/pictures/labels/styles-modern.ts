import { circle, curve, type Point, rectangle } from '../drawing/point.js';
import { ornaments } from './ornaments.js';
import type { Style } from './style.js';

export const modern: Style = {
  paper: 'rectangle',
  width: 2.36,
  height: 0.98,
  ornaments: ['rays', 'hills', 'peaks', 'swallow', 'waves', 'moon'],
  print({ sheet, words, colours, foil, ornament }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    const band = sheet.down(0.76);
    sheet.fill(rectangle(-a, band, 2 * a, b - band), colours.accent);
    sheet.text(words.producer, { face: 'sans', size: 3.2, tracking: 1.3, y: sheet.down(0.115) }, colours.ink);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.28), scale: 0.86 }, foil, foil, 0.35);
    sheet.title(words.name, { face: 'display', size: 11.4, y: sheet.down(0.56) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'sans', size: 3.2, tracking: 1, y: sheet.down(0.665) },
      colours.ink,
    );
    const year = words.vintage || words.producer;
    sheet.text(year, { face: 'light', size: 7.4, tracking: 2, y: sheet.down(0.885), fit: 50 }, colours.paper);
    sheet.text(
      words.smallPrint,
      { face: 'sans', size: 2.2, tracking: 0.4, y: sheet.down(0.955) },
      colours.paper,
    );
  },
};

export const minimal: Style = {
  paper: 'rectangle',
  width: 1.85,
  height: 0.9,
  ornaments: ['none', 'swallow', 'rays', 'moon'],
  print({ sheet, words, colours, ornament }) {
    const left = 8 - sheet.halfWidth;
    const say = { x: left, align: 'start' as const };
    sheet.fill(circle(left + 3, sheet.down(0.14), 3), colours.accent);
    sheet.engrave(ornaments[ornament](), { x: -left - 8, y: sheet.down(0.16), scale: 0.45 }, colours.ink);
    sheet.title(words.name, { ...say, face: 'light', size: 13, y: sheet.down(0.5) }, colours.ink);
    sheet.text(
      words.appellation,
      { ...say, face: 'sans', size: 4.6, tracking: 0.3, y: sheet.down(0.6) },
      colours.ink,
    );
    sheet.line(
      [
        [left, sheet.down(0.68)],
        [left + 12, sheet.down(0.68)],
      ],
      colours.accent,
      0.7,
    );
    sheet.text(
      words.vintage,
      { ...say, face: 'light', size: 7.4, tracking: 0.6, y: sheet.down(0.8) },
      colours.ink,
    );
    sheet.text(
      words.producer,
      { ...say, face: 'sans', size: 3.9, tracking: 0.6, y: sheet.down(0.885) },
      colours.accent,
    );
    sheet.text(words.smallPrint, { ...say, face: 'sans', size: 2.8, y: sheet.down(0.94) }, colours.ink);
  },
};

export const colourBlock: Style = {
  paper: 'rectangle',
  width: 2.3,
  height: 1.02,
  ornaments: ['none'],
  print({ sheet, words, colours, chance }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    const cut = chance.between(0.36, 0.48);
    const tilt = chance.between(-9, 9);
    const y = sheet.down(cut);
    const block: Point[] = [
      [-a, -b],
      [a, -b],
      [a, y + tilt],
      [-a, y - tilt],
      [-a, -b],
    ];
    sheet.fill(block, colours.accent);
    sheet.fill(circle(chance.between(-18, 18), sheet.down(cut * 0.55), chance.between(9, 13)), colours.foil);
    const low: Point[] = [
      [-a, y - tilt],
      [a, y + tilt],
      [a, y + tilt + 2],
      [-a, y - tilt + 5],
      [-a, y - tilt],
    ];
    sheet.fill(low, colours.ink);
    sheet.title(words.name, { face: 'sansBold', size: 9.4, tracking: 0.2, y: sheet.down(0.72) }, colours.ink);
    const line = [words.appellation, words.vintage].filter(Boolean).join('  ·  ');
    sheet.text(line, { face: 'sans', size: 3.8, tracking: 0.5, y: sheet.down(0.82) }, colours.accent);
    sheet.text(words.producer, { face: 'sans', size: 3, tracking: 0.8, y: sheet.down(0.9) }, colours.ink);
    sheet.text(
      words.smallPrint,
      { face: 'sans', size: 2.1, tracking: 0.2, y: sheet.down(0.955) },
      colours.ink,
    );
  },
};

export const typographic: Style = {
  paper: 'none',
  width: 2.1,
  height: 1,
  ornaments: ['none'],
  print({ sheet, words, colours }) {
    const letters = words.name.replace(/^(The|La|Le|El) /, '').slice(0, 1);
    sheet.text(letters, { face: 'fat', size: 46, y: sheet.down(0.46) }, colours.foil);
    sheet.title(
      words.name,
      { face: 'capsBold', size: 7.6, tracking: 0.8, y: sheet.down(0.63) },
      colours.paper,
    );
    sheet.rule(sheet.down(0.69), 20, colours.foil, 0.35);
    const line = [words.appellation, words.vintage].filter(Boolean).join('  ·  ');
    sheet.text(line, { face: 'serif', size: 4.4, tracking: 0.3, y: sheet.down(0.765) }, colours.paper);
    sheet.text(words.producer, { face: 'italic', size: 4.6, y: sheet.down(0.84) }, colours.paper);
    sheet.text(words.smallPrint, { face: 'serif', size: 2.8, y: sheet.down(0.93) }, colours.paper);
  },
};

export const landscape: Style = {
  paper: 'rectangle',
  width: 2.36,
  height: 1.02,
  ornaments: ['swallow', 'none', 'tree'],
  print({ sheet, words, colours, foil, ornament, chance }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    const floor = sheet.down(0.5);
    const inner = a - 3;
    const span = floor + b - 3;
    const sky = sheet.muted(colours.accent, colours.paper, 0.72);
    sheet.fill(rectangle(-inner, 3 - b, 2 * inner, span), sky);
    sheet.fill(circle(chance.between(-20, 20), 3 - b + span * 0.36, 6.4), foil);
    for (let row = 0; row < 4; row++) {
      const top = 3 - b + span * (0.44 + row * 0.14);
      const lift = chance.between(-7, 7);
      const ridge = curve(
        [-inner, top + lift],
        [-inner / 3, top - 9 + lift],
        [inner / 3, top + 8 - lift],
        [inner, top - lift],
        40,
      );
      const ink = sheet.muted(row % 2 ? colours.accent : colours.ink, sky, 0.66 - row * 0.18);
      const held = ridge.map(([x, y]): Point => [x, Math.min(floor, y)]);
      sheet.fill([...held, [inner, floor], [-inner, floor]], ink);
    }
    if (ornament === 'swallow') {
      sheet.engrave(ornaments.swallow(), { x: -14, y: 3 - b + span * 0.3, scale: 0.4 }, colours.ink);
    }
    sheet.line(rectangle(-inner, 3 - b, 2 * inner, span), colours.ink, 0.3);
    sheet.title(words.name, { face: 'display', size: 9, y: sheet.down(0.655) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3.6, tracking: 0.6, y: sheet.down(0.745) },
      colours.accent,
    );
    sheet.text(words.vintage, { face: 'display', size: 6, tracking: 0.8, y: sheet.down(0.835) }, colours.ink);
    sheet.text(words.producer, { face: 'italic', size: 4.4, y: sheet.down(0.905) }, colours.ink);
    sheet.text(words.smallPrint, { face: 'serif', size: 2.5, y: sheet.down(0.955) }, colours.ink);
  },
};
