import type { Canvas } from '../drawing/canvas.js';
import { textWidth } from '../drawing/typeface.js';
import { backPaperOn } from '../labels/label.js';
import type { Sheet } from '../labels/sheet.js';
import { type Bottle, bottleOn } from '../vessels/bottle.js';
import { barShapes } from './bars.js';
import type { BackLabel } from './bottle-view.js';
import { fromNear } from './label-from-near.js';

const ink = '#2b231b';
const warning =
  'GOVERNMENT WARNING: (1) According to the Surgeon General, women should not drink alcoholic beverages during ' +
  'pregnancy because of the risk of birth defects. (2) Consumption of alcoholic beverages impairs your ability to ' +
  'drive a car or operate machinery, and may cause health problems.';

type Lines = { face: 'serif' | 'sans'; size: number; leading: number; most: number };

function brokenAt(text: string, { face, size }: Lines, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (textWidth(longer, { face, size }) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Whole sentences only, as many as there is room for. */
function sentencesWithin(text: string, style: Lines, width: number): string[] {
  let fitting: string[] = [];
  let so = '';
  for (const sentence of text.split(/(?<=\.) /)) {
    so = `${so} ${sentence}`.trim();
    const lines = brokenAt(so, style, width);
    if (lines.length > style.most) break;
    fitting = lines;
  }
  return fitting;
}

const told: Lines = { face: 'serif', size: 3.5, leading: 4.3, most: 7 };
const warned: Lines = { face: 'sans', size: 1.75, leading: 2.25, most: 9 };

function print(sheet: Sheet, { title, text, facts, code }: BackLabel): void {
  const width = sheet.halfWidth * 2 - 20;
  const left = -width / 2;
  let y = 9 - sheet.halfHeight;
  const lines = (words: readonly string[], { face, size, leading }: Lines) => {
    for (const line of words) {
      sheet.text(line, { face, size, x: left, y, align: 'start', fit: width }, ink);
      y += leading;
    }
  };
  sheet.text(title, { face: 'caps', size: 4.2, tracking: 0.5, y, fit: width }, ink);
  y += 2.6;
  sheet.rule(y, 14, ink, 0.25);
  y += 5.4;
  lines(sentencesWithin(text, told, width), told);
  y += 1.4;
  for (const fact of facts) {
    sheet.text(
      fact,
      { face: 'sans', size: 2.5, tracking: 0.24, x: left, y, align: 'start', fit: width },
      ink,
    );
    y += 3.7;
  }
  y = sheet.halfHeight - 23;
  const half = width * 0.56;
  for (const line of brokenAt(warning, warned, half)) {
    sheet.text(line, { face: 'sans', size: warned.size, x: left, y, align: 'start' }, ink);
    y += warned.leading;
  }
  const unit = 0.27;
  const from = width / 2 - 95 * unit;
  for (const bar of barShapes(code, from, sheet.halfHeight - 25, unit, 15)) sheet.fill(bar, ink);
  const digits = { face: 'sans', size: 2.6, tracking: 0.7, y: sheet.halfHeight - 6.6 } as const;
  sheet.text(code, { ...digits, x: from + (95 * unit) / 2 }, ink);
}

/** The bottle turned round: what it is, what it holds, and what the law wants said. */
export const backLabelFromNear = (canvas: Canvas, bottle: Bottle, back: BackLabel): void =>
  fromNear(canvas, bottle, () =>
    bottleOn(canvas, bottle, 0, 0, {
      dress: (on, zone, chance) =>
        backPaperOn(canvas, on, zone, bottle.label, chance, (sheet) => print(sheet, back)),
    }),
  );
