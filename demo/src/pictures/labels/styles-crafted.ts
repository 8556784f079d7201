import { circle, type Point, place, rectangle } from '../drawing/point.js';
import { ornaments } from './ornaments.js';
import type { Style } from './style.js';

export const script: Style = {
  paper: 'rounded',
  width: 2.2,
  height: 0.86,
  ornaments: ['none', 'vine', 'olive'],
  print({ sheet, words, colours, foil, ornament }) {
    const turned = (points: readonly Point[]) => place(points, { turn: 0 });
    sheet.line(turned(sheet.outline('rounded', 2)), foil, 0.4);
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.14), scale: 0.5 }, colours.accent);
    sheet.text(words.producer, { face: 'caps', size: 3.8, tracking: 0.8, y: sheet.down(0.27) }, colours.ink);
    const size = words.name.length > 14 ? 18 : 22;
    sheet.title(words.name, { face: 'signature', size, y: sheet.down(0.565) }, colours.accent);
    sheet.text(
      words.appellation,
      { face: 'caps', size: 3.5, tracking: 0.8, y: sheet.down(0.72) },
      colours.ink,
    );
    sheet.text(words.vintage, { face: 'italic', size: 6.4, tracking: 0.5, y: sheet.down(0.83) }, colours.ink);
    sheet.text(words.smallPrint, { face: 'serif', size: 2.7, y: sheet.down(0.91) }, colours.ink);
  },
};

export const botanical: Style = {
  paper: 'scalloped',
  width: 2.25,
  height: 1.02,
  ornaments: ['juniper', 'olive', 'wheat', 'hops', 'agave', 'vine', 'grapes'],
  print({ sheet, words, colours, foil, ornament }) {
    const { halfWidth: a } = sheet;
    sheet.line(sheet.outline('scalloped', 2.4), colours.accent, 0.4);
    const sprig = ornaments[ornament]();
    sheet.engrave(sprig, { y: sheet.down(0.23), scale: 0.92 }, colours.accent, colours.ink, 0.3);
    const small = { scale: 0.36, y: sheet.down(0.84) };
    sheet.engrave(sprig, { ...small, x: 13 - a, turn: -0.4 }, colours.accent, colours.ink, 0.2);
    sheet.engrave(sprig, { ...small, x: a - 13, turn: 0.4, mirror: true }, colours.accent, colours.ink, 0.2);
    sheet.text(words.producer, { face: 'old', size: 4.2, tracking: 0.5, y: sheet.down(0.46) }, colours.ink);
    sheet.title(words.name, { face: 'old', size: 10.6, tracking: 0.1, y: sheet.down(0.585) }, colours.ink);
    sheet.rule(sheet.down(0.645), 20, foil, 0.35, 2);
    sheet.fill(circle(0, sheet.down(0.645), 0.9), colours.accent);
    sheet.text(words.appellation, { face: 'oldItalic', size: 5, y: sheet.down(0.725) }, colours.ink);
    sheet.text(
      words.vintage,
      { face: 'old', size: 6.2, tracking: 0.6, y: sheet.down(0.83), fit: 34 },
      colours.accent,
    );
    sheet.text(words.smallPrint, { face: 'old', size: 2.8, y: sheet.down(0.92), fit: 46 }, colours.ink);
  },
};

export const deco: Style = {
  paper: 'rectangle',
  width: 2.2,
  height: 1.04,
  ornaments: ['fan'],
  print({ sheet, words, colours, foil }) {
    const { halfWidth: a, halfHeight: b } = sheet;
    for (const inset of [2, 3.6])
      sheet.line(sheet.outline('rectangle', inset), foil, inset === 2 ? 0.7 : 0.25);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const corner = [0, 2.4, 4.8].map((step): Point[] => {
        const reach = 11 - step;
        return [
          [x * (a - 5 - reach), y * (b - 5 - step)],
          [x * (a - 5 - step), y * (b - 5 - step)],
          [x * (a - 5 - step), y * (b - 5 - reach)],
        ];
      });
      for (const line of corner) sheet.line(line, foil, 0.4);
    }
    sheet.engrave(ornaments.fan(), { y: sheet.down(0.24), scale: 0.98 }, foil, foil, 0.4);
    sheet.title(words.name, { face: 'deco', size: 10.4, tracking: 0.4, y: sheet.down(0.56) }, colours.ink);
    sheet.text(
      words.appellation,
      { face: 'sans', size: 4.2, tracking: 0.6, y: sheet.down(0.655) },
      colours.ink,
    );
    sheet.fill(
      [
        [0, sheet.down(0.685)],
        [4, sheet.down(0.705)],
        [0, sheet.down(0.725)],
        [-4, sheet.down(0.705)],
      ],
      foil,
    );
    sheet.text(
      words.vintage,
      { face: 'deco', size: 6.4, tracking: 1, y: sheet.down(0.81), fit: 44 },
      colours.accent,
    );
    sheet.text(
      words.producer,
      { face: 'deco', size: 3.8, tracking: 0.6, y: sheet.down(0.885), fit: 52 },
      colours.ink,
    );
    sheet.text(words.smallPrint, { face: 'sans', size: 2.3, y: sheet.down(0.94), fit: 52 }, colours.ink);
  },
};

export const letterpress: Style = {
  paper: 'rectangle',
  width: 2.3,
  height: 1.04,
  ornaments: ['barrel', 'still', 'anchor', 'ship', 'bee', 'compass', 'wheat', 'keys'],
  print({ sheet, words, colours, ornament }) {
    const { halfWidth: a } = sheet;
    sheet.line(sheet.outline('rectangle', 2), colours.ink, 1.1);
    sheet.line(sheet.outline('rectangle', 3.6), colours.ink, 0.3);
    sheet.text(words.producer, { face: 'western', size: 5, tracking: 0.4, y: sheet.down(0.13) }, colours.ink);
    for (const y of [0.17, 0.18]) sheet.rule(sheet.down(y), a - 8, colours.ink, 0.3);
    sheet.engrave(
      ornaments[ornament](),
      { y: sheet.down(0.33), scale: 0.78 },
      colours.accent,
      colours.ink,
      0.35,
    );
    sheet.fill(
      rectangle(4 - a, sheet.down(0.485), 2 * a - 8, sheet.down(0.655) - sheet.down(0.485)),
      colours.ink,
    );
    sheet.title(words.name, { face: 'western', size: 9, tracking: 0.2, y: sheet.down(0.605) }, colours.paper);
    sheet.text(
      words.appellation,
      { face: 'condensed', size: 6.4, tracking: 0.7, y: sheet.down(0.745) },
      colours.ink,
    );
    sheet.rule(sheet.down(0.775), a - 8, colours.ink, 0.3, 7);
    sheet.text(
      words.vintage,
      { face: 'western', size: 5.6, tracking: 0.5, y: sheet.down(0.865) },
      colours.accent,
    );
    sheet.text(words.smallPrint, { face: 'old', size: 3, tracking: 0.1, y: sheet.down(0.935) }, colours.ink);
  },
};

export const vintagePaper: Style = {
  paper: 'torn',
  width: 2.2,
  height: 1,
  ornaments: ['ship', 'grapes', 'barrel', 'tree', 'compass', 'swallow'],
  print({ sheet, words, colours, ornament }) {
    sheet.engrave(ornaments[ornament](), { y: sheet.down(0.24), scale: 0.8 }, colours.ink, colours.ink, 0.32);
    sheet.title(words.name, { face: 'old', size: 11, y: sheet.down(0.53) }, colours.ink);
    sheet.text(words.appellation, { face: 'oldItalic', size: 5.4, y: sheet.down(0.63) }, colours.accent);
    sheet.rule(sheet.down(0.675), 24, colours.ink, 0.25, 3);
    sheet.diamond(sheet.down(0.675), 1, colours.ink);
    sheet.text(words.vintage, { face: 'old', size: 7, tracking: 0.8, y: sheet.down(0.78) }, colours.ink);
    sheet.text(words.producer, { face: 'signature', size: 9, y: sheet.down(0.88) }, colours.accent);
    sheet.text(words.smallPrint, { face: 'old', size: 2.7, y: sheet.down(0.945) }, colours.ink);
  },
};
