import type { Canvas } from '../drawing/canvas.js';
import { type Bottle, bottleOn, extentOf } from '../vessels/bottle.js';
import { liquids } from '../vessels/glass.js';
import { stemmedGlass, stems, tumbler } from '../wares/glasses.js';
import type { Drink } from './bottle-view.js';
import { onGround } from './ground.js';

const table = 800;
const poured = { x: 0, floor: 0, tint: '#9fb0b2' };

const glasses: Record<Drink, (canvas: Canvas, drink: string) => void> = {
  red: (canvas, drink) => stemmedGlass(canvas, stems.burgundy, { ...poured, drink, still: true }),
  white: (canvas, drink) => stemmedGlass(canvas, stems.universal, { ...poured, drink, still: true }),
  sparkling: (canvas, drink) => stemmedGlass(canvas, stems.tulip, { ...poured, drink }),
  spirit: (canvas, drink) => tumbler(canvas, 0, 0, drink),
};

function shadow(canvas: Canvas, x: number, floor: number, half: number): void {
  const wide = { opacity: 0.32, filter: canvas.wideBlur(14) };
  const tight = { opacity: 0.5, filter: canvas.wideBlur(4) };
  canvas.ellipse(x + half * 0.9, floor + 8, half * 1.7, 15, '#3a2818', wide);
  canvas.ellipse(x + 4, floor + 3, half * 0.96, 6, '#1a0f07', tight);
}

/** A bottle of 300 mm beside a glass of known size, to show how large it is. */
export function besideGlass(canvas: Canvas, bottle: Bottle, drink: Drink): void {
  const { width, height } = extentOf(bottle);
  const scale = Math.min(2.62, 830 / height);
  const [bottleAt, bottleFloor] = [262, 900];
  const [glassAt, glassFloor] = [512, 940];
  onGround(canvas, table, () => {
    shadow(canvas, bottleAt, bottleFloor, (width / 2) * scale);
    canvas.group({ transform: `translate(${bottleAt} ${bottleFloor}) scale(${scale.toFixed(4)})` }, () =>
      bottleOn(canvas, bottle, 0, 0, { eye: 0.1, tilt: 0.03 }),
    );
    shadow(canvas, glassAt, glassFloor, 40 * scale);
    canvas.group({ transform: `translate(${glassAt} ${glassFloor}) scale(${scale.toFixed(4)})` }, () =>
      glasses[drink](canvas, liquids[bottle.liquid]),
    );
  });
}
