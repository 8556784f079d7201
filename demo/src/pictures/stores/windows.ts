import type { Canvas } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import { arc, type Point, polygon, rectangle, roundedRectangle } from '../drawing/point.js';
import type { Box } from './street.js';

export function openingOf([x, y, width, height]: Box, arch: boolean, inset = 0): Point[] {
  const [left, top, wide, high] = [x + inset, y + inset, width - 2 * inset, height - inset];
  if (!arch) return rectangle(left, top, wide, high);
  const r = wide / 2;
  return [
    [left, top + high],
    [left, top + r],
    ...arc(left + r, top + r, r, r, 0.5, 1, 30),
    [left + wide, top + high],
    [left, top + high],
  ];
}

interface RoomWindow {
  frame: Colour;
  /** Somebody is at home. */
  lit?: boolean;
  arch?: boolean;
  columns?: number;
  rows?: number;
  seed?: string;
}

/** An upstairs window: dusk in the glass, or a lamp and curtains behind it. */
export function roomWindow(canvas: Canvas, box: Box, look: RoomWindow): void {
  const [x, y, width, height] = box;
  const { frame, lit = false, arch = false, columns = 2, rows = 2 } = look;
  canvas.path(polygon(openingOf([x - 3, y - 3, width + 8, height + 6], arch)), '#000', {
    opacity: 0.4,
    filter: canvas.blur(4),
  });
  if (lit)
    canvas.path(polygon(openingOf([x - 6, y - 6, width + 12, height + 12], arch)), '#ffb85a', {
      opacity: 0.4,
      filter: canvas.blur(9),
    });
  canvas.path(polygon(openingOf(box, arch)), frame);
  const inner = polygon(openingOf([x, y, width, height - 5], arch, 5));
  const glass = lit
    ? canvas.radial(x + width / 2, y + height * 0.55, height * 0.8, [
        [0, '#ffe3a0'],
        [0.6, '#f5b45c'],
        [1, '#a9602a'],
      ])
    : canvas.linear(x, y, x + width, y + height, [
        [0, '#c9a9a0'],
        [0.35, '#7d7f96'],
        [0.7, '#3b4259'],
        [1, '#232a3f'],
      ]);
  canvas.path(inner, glass);
  canvas.within(inner, () => {
    if (lit) {
      for (const side of [0, 1]) {
        const hem = x + side * width;
        const sign = side ? -1 : 1;
        canvas.path(
          polygon([
            [hem, y],
            [hem + sign * width * 0.32, y],
            [hem + sign * width * 0.16, y + height],
            [hem, y + height],
          ]),
          '#fff1cf',
          { opacity: 0.5 },
        );
      }
    } else
      canvas.path(
        polygon([
          [x, y],
          [x + width * 0.7, y],
          [x + width * 0.1, y + height],
          [x, y + height],
        ]),
        '#fff',
        { opacity: 0.1 },
      );
    canvas.rect(
      x,
      y,
      width,
      14,
      canvas.vertical(y, y + 14, [
        [0, '#000000', 0.5],
        [1, '#000000', 0],
      ]),
    );
    for (let i = 1; i < columns; i++) canvas.rect(x + (width * i) / columns - 1.6, y, 3.2, height, frame);
    for (let i = 1; i < rows; i++) canvas.rect(x, y + (height * i) / rows - 2, width, 4, frame);
  });
  canvas.stroke(polygon(openingOf(box, arch, 1)), '#fff0cf', 1.1, { opacity: 0.45 });
}

export interface Door {
  colour: Colour;
  arch?: boolean;
  /** How much of the leaf is glass, from the top. */
  glass?: number;
}

export function door(canvas: Canvas, box: Box, { colour, arch = false, glass = 0.56 }: Door): void {
  const [x, y, width, height] = box;
  canvas.path(polygon(openingOf([x - 8, y - 8, width + 16, height + 8], arch)), shade(colour, 0.55));
  const face = canvas.linear(x, y, x + width, y, [
    [0, mix(colour, '#ffd9a0', 0.2)],
    [0.5, colour],
    [1, shade(colour, 0.7)],
  ]);
  canvas.path(polygon(openingOf(box, arch)), face);
  const leaf = width / 2;
  for (const side of [0, 1]) {
    const left = x + side * leaf + 7;
    const wide = leaf - 14;
    const top = y + (arch ? width * 0.42 : 12);
    const pane = roundedRectangle(left, top, wide, height * glass - (top - y), arch ? wide * 0.45 : 3);
    canvas.path(
      polygon(pane),
      canvas.vertical(top, y + height * glass, [
        [0, '#ffe9ac'],
        [0.6, '#ffc067'],
        [1, '#c9782a'],
      ]),
    );
    canvas.stroke(polygon(pane), shade(colour, 0.5), 2);
    const panel = y + height * glass + 14;
    canvas.rect(left, panel, wide, y + height - panel - 14, shade(colour, 0.82));
    canvas.rect(left, panel, wide, 2, '#000', { opacity: 0.35 });
    canvas.rect(left, y + height - 15, wide, 1.5, '#ffe2b5', { opacity: 0.35 });
    canvas.rect(x + leaf + (side ? 4 : -7), y + height * 0.5, 3, 34, '#e0b766', { rx: 1.5 });
  }
  canvas.rect(x + leaf - 1, y, 2, height, shade(colour, 0.35));
  canvas.rect(x - 10, y + height - 5, width + 20, 7, '#8d8073');
}
