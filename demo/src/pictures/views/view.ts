import type { Canvas } from '../drawing/canvas.js';
import { backLabelFromNear } from './back-label.js';
import { besideGlass } from './beside-glass.js';
import type { BottleView } from './bottle-view.js';
import { labelFromNear } from './label-from-near.js';

export function viewOn(canvas: Canvas, view: BottleView): void {
  if (view.of === 'label') labelFromNear(canvas, view.bottle);
  else if (view.of === 'back') backLabelFromNear(canvas, view.bottle, view.back);
  else besideGlass(canvas, view.bottle, view.drink);
}
