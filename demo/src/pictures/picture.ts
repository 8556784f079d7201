import { Canvas } from './drawing/canvas.js';
import { avif } from './drawing/render.js';
import { type Box, boxExtent, presentationOn } from './packaging/presentation.js';
import { type BottleSet, setExtent, setOn } from './packaging/set.js';
import { type Bottle, bottleOn, type Extent, extentOf, tableShadow } from './vessels/bottle.js';
import { type Can, canExtent, canOn } from './vessels/can.js';
import type { BottleView } from './views/bottle-view.js';
import { viewOn } from './views/view.js';
import { type Ware, wareExtent, wareOn } from './wares/ware.js';

export interface BoxedBottle extends Bottle {
  /** The box stands beside the bottle. */
  box?: Box;
}

/** Plain data from which a product's picture is drawn; the same data give the same picture. */
export type PictureSpec = BoxedBottle | BottleView | Can | BottleSet | Ware;

/** A picture to draw, with the name of its master: the file's name without its ending. */
export interface NamedPicture {
  name: string;
  spec: PictureSpec;
}

/** Every product has the same frame, so that a grid of cards never jumps. */
export const frame = { width: 750, height: 1000, floor: 960 } as const;
const masterBytes = 25_000;

type Standing = Exclude<PictureSpec, BottleView>;

function extent(spec: Standing): Extent {
  if (spec.kind === 'can') return canExtent(spec);
  if (spec.kind === 'set') return setExtent(spec);
  if (spec.kind === 'ware') return wareExtent(spec);
  if (!spec.box) return extentOf(spec);
  const box = boxExtent(spec);
  return { width: box.width * 1.16 + extentOf(spec).width * 0.86, height: box.height };
}

/** A can beside a magnum would be tiny; nearly everything is shown a little larger than its true share. */
function scaleFor({ width, height }: Extent): number {
  const shown = Math.min(918, 880 * Math.sqrt(height / 312));
  return Math.min(shown / height, 640 / width);
}

function draw(canvas: Canvas, spec: Standing): void {
  if (spec.kind === 'set') return setOn(canvas, spec);
  if (spec.kind === 'ware') return wareOn(canvas, spec);
  if (spec.kind === 'can') {
    tableShadow(canvas, 0, 0, 29);
    return canOn(canvas, spec, 0, 0);
  }
  if (!spec.box) {
    tableShadow(canvas, 0, 0, extentOf(spec).width / 2);
    return bottleOn(canvas, spec, 0, 0);
  }
  const { width } = extent(spec);
  const box = boxExtent(spec);
  const boxAt = box.width * 0.5 - width / 2;
  const bottleAt = width / 2 - extentOf(spec).width / 2;
  tableShadow(canvas, boxAt, -5, box.width / 2);
  presentationOn(canvas, spec, spec.box, boxAt, -5);
  tableShadow(canvas, bottleAt, 0, extentOf(spec).width / 2);
  bottleOn(canvas, spec, bottleAt, 0);
}

/** The picture as SVG with a transparent background; a view has a ground of its own. */
export function pictureSvg(spec: PictureSpec): string {
  const canvas = new Canvas(frame.width, frame.height);
  if (spec.kind === 'view') {
    viewOn(canvas, spec);
    return canvas.svg();
  }
  const scale = scaleFor(extent(spec)).toFixed(4);
  canvas.group({ transform: `translate(${frame.width / 2} ${frame.floor}) scale(${scale})` }, () => {
    draw(canvas, spec);
  });
  return canvas.svg();
}

/** The master of a product's picture: AVIF with transparency. */
export const drawPicture = (spec: PictureSpec): Promise<Buffer> =>
  avif(pictureSvg(spec), { maxBytes: masterBytes, quality: 74 });
