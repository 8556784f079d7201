import type { Canvas } from '../drawing/canvas.js';
import { type Bottle, bottleOn, extentOf, labelZone } from '../vessels/bottle.js';
import { onGround } from './ground.js';

/** The bottle fills the picture nearly from side to side, its label in the middle and whole. */
export function fromNear(canvas: Canvas, bottle: Bottle, draw: () => void): void {
  const label = labelZone(bottle);
  const scale = Math.min(
    (canvas.width * 0.9) / extentOf(bottle).width,
    (canvas.height * 0.88) / (label.top - label.bottom),
  );
  const x = canvas.width / 2;
  const y = canvas.height / 2 + ((label.top + label.bottom) / 2) * scale;
  onGround(canvas, null, () => {
    canvas.group({ transform: `translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(4)})` }, draw);
  });
}

export const labelFromNear = (canvas: Canvas, bottle: Bottle): void =>
  fromNear(canvas, bottle, () => bottleOn(canvas, bottle, 0, 0));
