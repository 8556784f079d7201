import { Canvas } from '../drawing/canvas.js';
import { burgundy } from '../still-life/house-bottles.js';
import { bottleOn } from '../vessels/bottle.js';
import { liquids } from '../vessels/glass.js';
import { drinkIn, stemmedGlass, stems } from '../wares/glasses.js';

const frame = { width: 600, height: 480 } as const;
const glassAt = { x: 0, floor: 0, still: true } as const;

function drawn(x: number, floor: number, draw: (canvas: Canvas) => void): string {
  const canvas = new Canvas(frame.width, frame.height);
  canvas.group({ transform: `translate(${x} ${floor})` }, () => draw(canvas));
  return canvas.svg();
}

/**
 * The parts of a glass that is poured, each alone in the same frame, one above the other: the shop moves them
 * (PouredGlass.tsx, whose bowl is that of this glass).
 */
export const poured = {
  'poured-wine': () =>
    drawn(260, 452, (canvas) =>
      drinkIn(canvas, stems.burgundy, { ...glassAt, drink: liquids[burgundy.liquid] }),
    ),
  'poured-glass': () =>
    drawn(260, 452, (canvas) => stemmedGlass(canvas, stems.burgundy, { ...glassAt, tint: '#ffffff' })),
  'poured-bottle': () => drawn(404, 456, (canvas) => bottleOn(canvas, burgundy, 0, 0)),
};
