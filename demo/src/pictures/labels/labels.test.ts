import { expect, test } from 'vitest';
import { Canvas } from '../drawing/canvas.js';
import type { Point } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { ornaments } from './ornaments.js';
import { palettes } from './palette.js';
import { Sheet } from './sheet.js';
import type { Style, Words } from './style.js';
import { styles } from './styles.js';

const long = {
  producer: 'Sociedad Cooperativa de Viticultores del Valle Alto',
  name: 'Les Hauts de Saint-Aubert-sur-Moraine Vieilles Vignes',
  appellation: 'CHASSAGNE-MONTRACHET PREMIER CRU LES EMBRAZÉES',
  vintage: '2019',
  smallPrint: 'Mis en bouteille à la propriété · Contains sulfites · 13.5% alc/vol · 750 ml',
};

const usual = {
  producer: 'Domaine Lacombe & Fils',
  name: 'Clos Saint-Aubert',
  appellation: 'GEVREY-CHAMBERTIN',
  vintage: '2020',
  smallPrint: 'Estate bottled · 13% vol · 750 ml',
};

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Prints a label flat and returns where everything is, and where each line of text is. */
function printed(style: Style, words: Words) {
  const points: Point[] = [];
  const size = { halfWidth: (style.width * 37.3) / 2, halfHeight: (style.height * 90) / 2 };
  const kept = (point: Point): Point => {
    points.push(point);
    return point;
  };
  const sheet = new Sheet(new Canvas(200, 200), size, kept);
  const lines: Box[] = [];
  const print = sheet.text.bind(sheet);
  sheet.text = (text, look, colour) => {
    const before = points.length;
    print(text, look, colour);
    const mine = points.slice(before);
    const [xs, ys] = [mine.map(([x]) => x), mine.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (mine.length > 0) lines.push({ text, left, right, top, bottom });
  };
  const ornament = style.ornaments[0] ?? 'none';
  const colours = palettes.ivory;
  style.print({ sheet, words, colours, foil: colours.foil, ornament, chance: random(1) });
  return { points, lines, size };
}

test.each(Object.entries(styles))(
  'the longest words stay on a %s label',
  (_, style) => {
    const { points, size } = printed(style, long);
    expect(points.length).toBeGreaterThan(100);
    expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(size.halfWidth + 0.5);
    expect(Math.max(...points.map(([, y]) => Math.abs(y)))).toBeLessThanOrEqual(size.halfHeight + 0.5);
  },
  60_000,
);

// Swashes may reach over a line's neighbour; more than this would be text on text.
const reach = 0.6;
const across = (a: Box, b: Box) => Math.min(a.right, b.right) > Math.max(a.left, b.left);
const under = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > reach;

test.each(
  Object.entries(styles).flatMap(([name, style]) => [
    { name, style, words: usual, length: 'usual' },
    { name, style, words: long, length: 'long' },
  ]),
)('no line of text lies on another: $length words on a $name label', ({ style, words }) => {
  const { lines } = printed(style, words);
  const clashes = lines.flatMap((a, i) =>
    lines
      .slice(i + 1)
      .filter((b) => across(a, b) && under(a, b))
      .map((b) => [a.text, b.text]),
  );
  expect(clashes).toEqual([]);
});

test.each(Object.entries(ornaments))('the engraving %s is about as large as the others', (name, draw) => {
  const { fills, lines } = draw();
  const points = [...fills, ...lines].flat();
  if (name === 'none') return expect(points).toEqual([]);
  const reach = Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  expect(reach).toBeGreaterThan(7);
  expect(reach).toBeLessThan(30);
});

test('a long name goes on two lines of the same size', () => {
  const sheet = new Sheet(new Canvas(100, 100), { halfWidth: 44, halfHeight: 45 });
  const printed: string[] = [];
  sheet.text = (text) => void printed.push(text);
  sheet.title('Les Hauts de Moraine', { face: 'capsBold', size: 9, y: 0 }, '#000000');
  expect(printed).toEqual(['Les Hauts', 'de Moraine']);
});
