import type { Canvas } from '../drawing/canvas.js';
import { brightness, type Colour, mix, numberAt, type Ramp, shade } from '../drawing/colour.js';
import { densify, type Point, polygon } from '../drawing/point.js';
import type { Random } from '../drawing/random.js';
import type { Surface } from '../vessels/surface.js';
import type { Ornament } from './ornaments.js';
import { type Palette, type PaletteName, palettes } from './palette.js';
import { paperOutline, Sheet } from './sheet.js';
import type { Style, Words } from './style.js';
import { type LabelStyle, styles } from './styles.js';

export interface Label extends Words {
  style: LabelStyle;
  palette: PaletteName | Palette;
  /** Chosen by chance among those that suit the style when missing. */
  ornament?: Ornament;
}

const roundPaper: Ramp<number> = [
  [-1, 0.5],
  [-0.94, 0.72],
  [-0.75, 0.95],
  [-0.5, 1.06],
  [-0.2, 1.02],
  [0.2, 0.97],
  [0.6, 0.88],
  [0.85, 0.72],
  [0.95, 0.58],
  [1, 0.45],
];

const flatPaper: Ramp<number> = [
  [-1, 0.86],
  [-0.7, 1.04],
  [0, 1],
  [0.7, 0.92],
  [1, 0.78],
];

const foilLight: Ramp<number> = [
  [-1, 0.5],
  [-0.7, 0.9],
  [-0.52, 1.5],
  [-0.38, 1.05],
  [-0.1, 0.85],
  [0.12, 1.18],
  [0.3, 0.9],
  [0.6, 0.72],
  [0.72, 1.1],
  [0.85, 0.7],
  [1, 0.45],
];

const design = { width: 88, height: 90 };

/** A band goes round the bottle; its words stand on the side that is seen. */
const seenWidth = 2.5;

function acrossFill(
  canvas: Canvas,
  on: Surface,
  radius: number,
  colour: Colour,
  light: Ramp<number>,
): string {
  const stops = light.map(([k]) => [(k + 1) / 2, shade(colour, numberAt(light, k))] as const);
  return canvas.linear(on.x - radius, 0, on.x + radius, 0, stops);
}

function tornOutline(a: number, b: number, chance: Random): Point[] {
  const corners: Point[] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
    [-a, -b],
  ];
  return densify(corners, 2.2).map(
    ([x, y]): Point => [x + chance.between(-0.9, 0.9), y + chance.between(-0.9, 0.9)],
  );
}

const grain =
  '<feTurbulence type="fractalNoise" baseFrequency="1.6" numOctaves="2" seed="4"/>' +
  '<feColorMatrix values="0 0 0 0 .35  0 0 0 0 .3  0 0 0 0 .24  0 0 0 -.9 .55"/>';

function paperOn(canvas: Canvas, on: Surface, outline: string, colour: Colour, radius: number): void {
  const shadow = { opacity: 0.5, filter: canvas.blur(0.7), transform: 'translate(0.3 0.6)' };
  canvas.path(outline, '#000', shadow);
  const light = on.section === 'square' ? flatPaper : roundPaper;
  canvas.path(outline, acrossFill(canvas, on, radius, colour, light));
}

function finish(
  canvas: Canvas,
  on: Surface,
  outline: string,
  [top, bottom]: readonly [number, number],
  dark: boolean,
): void {
  const box = [on.x - on.body, on.top + top - 6, 2 * on.body, bottom - top + 14] as const;
  const area = { x: 0, y: 0, width: '100%', height: '100%' };
  canvas.within(outline, () => {
    if (!dark) canvas.rect(...box, '#000', { filter: canvas.define('filter', area, grain), opacity: 0.2 });
    const edge = on.section === 'square' ? 0.06 : 0.28;
    const fade = canvas.linear(box[0], 0, box[0] + box[2], 0, [
      [0, '#000000', edge],
      [0.2, '#000000', 0],
      [0.76, '#000000', 0],
      [1, '#000000', edge],
    ]);
    canvas.rect(...box, fade);
    const sheen = { opacity: dark ? 0.09 : 0.14, filter: canvas.blur(1.5) };
    if (on.section !== 'square') canvas.path(on.patch(-0.78, -0.58, top - 6, bottom + 6), '#fff', sheen);
    canvas.stroke(outline, '#fff', 0.5, { opacity: 0.35 });
    canvas.stroke(outline, '#000', 0.35, { opacity: 0.3, transform: 'translate(0 -0.3)' });
  });
}

function colourOf(palette: PaletteName | Palette, chance: Random): Palette {
  const colours: Palette = typeof palette === 'string' ? palettes[palette] : palette;
  const warmth = chance.pick(['#fff2d8', '#ffffff', '#f2ead8']);
  const paper =
    brightness(colours.paper) > 0.7 ? mix(colours.paper, warmth, chance.between(0, 0.35)) : colours.paper;
  return { ...colours, paper };
}

/** Prints a label on the zone that the bottle's shape leaves for it. */
export function labelOn(
  canvas: Canvas,
  on: Surface,
  zone: readonly [number, number],
  label: Label,
  chance: Random,
): void {
  const style: Style = styles[label.style];
  const colours = colourOf(label.palette, chance);
  const middle = (zone[0] + zone[1]) / 2 + chance.between(-1.5, 1.5);
  const height = (zone[1] - zone[0]) * style.height * chance.between(0.96, 1.02);
  const radius = on.radius(middle) + 0.1;
  const flatSide = on.section === 'square' ? 1.6 : Number.POSITIVE_INFINITY;
  const width = radius * Math.min(flatSide, style.width * chance.between(0.97, 1.02));
  const unit = Math.min(
    width / (Math.min(style.width, seenWidth) * 37.3),
    height / (design.height * style.height),
  );
  const size = { halfWidth: width / 2 / unit, halfHeight: height / 2 / unit };
  const sheet = new Sheet(canvas, size, on.wrap(middle, 0.1), unit);
  const foil = acrossFill(canvas, on, radius, colours.foil, foilLight);
  const ornament = label.ornament ?? chance.pick(style.ornaments);
  const print = { sheet, words: label, colours, foil, ornament, chance };
  if (style.paper === 'none') return style.print(print);
  const { halfWidth, halfHeight } = size;
  const points =
    style.paper === 'torn' ? tornOutline(halfWidth, halfHeight, chance) : paperOutline(style.paper, size);
  const outline = polygon(sheet.bent(points));
  paperOn(canvas, on, outline, colours.paper, radius);
  canvas.within(outline, () => style.print(print));
  finish(canvas, on, outline, [middle - height / 2, middle + height / 2], brightness(colours.paper) < 0.45);
}

/** The back's label: the front's paper, one shape for all, printed by whoever knows what stands on it. */
export function backPaperOn(
  canvas: Canvas,
  on: Surface,
  zone: readonly [number, number],
  label: Label,
  chance: Random,
  print: (sheet: Sheet) => void,
): void {
  const { paper } = colourOf(label.palette, chance);
  const colour = brightness(paper) > 0.7 ? paper : '#f4eee2';
  const [top, bottom] = zone;
  const middle = (top + bottom) / 2;
  const radius = on.radius(middle) + 0.1;
  const unit = (radius * (on.section === 'square' ? 1.6 : 2.2)) / design.width;
  const size = { halfWidth: design.width / 2, halfHeight: (bottom - top) / 2 / unit };
  const sheet = new Sheet(canvas, size, on.wrap(middle, 0.1), unit);
  const outline = polygon(sheet.bent(paperOutline('rounded', size)));
  paperOn(canvas, on, outline, colour, radius);
  canvas.within(outline, () => print(sheet));
  finish(canvas, on, outline, zone, false);
}

/** Prints a label over everything between two levels, as on a can or a tube. */
export function printedLabel(
  canvas: Canvas,
  on: Surface,
  [top, bottom]: readonly [number, number],
  label: Label,
  chance: Random,
): void {
  const style: Style = styles[label.style];
  const colours = colourOf(label.palette, chance);
  const middle = (top + bottom) / 2;
  const radius = on.radius(middle);
  canvas.path(on.patch(-1, 1, top, bottom), colours.paper);
  const unit = Math.min((2.36 * radius) / design.width, (bottom - top) / design.height);
  const size = { halfWidth: (1.4 * radius) / unit, halfHeight: (bottom - top) / 2 / unit };
  const sheet = new Sheet(canvas, size, on.wrap(middle, 0.1), unit);
  const foil = acrossFill(canvas, on, radius, colours.foil, foilLight);
  const ornament = label.ornament ?? chance.pick(style.ornaments);
  style.print({ sheet, words: label, colours, foil, ornament, chance });
}
