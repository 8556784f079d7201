import type { Crop, Turn } from 'contract/pictures/pictures.staff';

export type Size = { readonly width: number; readonly height: number };

/** As it stands when it is turned. */
export const uprightOf = ({ width, height }: Size, turn: Turn): Size =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

const turned: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A quarter of a turn further. */
export const nextTurn = (turn: Turn) => turned[turn];

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

const smallest = 0.1;

/** As much of the picture as there is in this shape, in its middle. The shape is width by height, in pixels. */
export function largestCrop({ width, height }: Size, shape: number): Crop {
  const ofWidth = Math.min(1, (height * shape) / width);
  const ofHeight = Math.min(1, width / shape / height);
  return { left: (1 - ofWidth) / 2, top: (1 - ofHeight) / 2, width: ofWidth, height: ofHeight };
}

/** Never beyond the edge. */
export const moved = (crop: Crop, right: number, down: number): Crop => ({
  ...crop,
  left: between(0, crop.left + right, 1 - crop.width),
  top: between(0, crop.top + down, 1 - crop.height),
});

function ofWidth(crop: Crop, wanted: number, most: number): Crop {
  const ratio = crop.width / crop.height;
  const width = between(Math.min(smallest * Math.min(1, ratio), most), wanted, most);
  return { ...crop, width, height: width / ratio };
}

/** Larger or smaller around its middle, as far as the picture goes. */
export function scaled(crop: Crop, factor: number): Crop {
  const next = ofWidth(crop, crop.width * factor, Math.min(1, crop.width / crop.height));
  return moved(next, (crop.width - next.width) / 2, (crop.height - next.height) / 2);
}

/** Its right edge is drawn; the upper left corner stays. */
export const drawnTo = (crop: Crop, right: number): Crop =>
  ofWidth(crop, right - crop.left, Math.min(1 - crop.left, ((1 - crop.top) * crop.width) / crop.height));
