import type { Crop, Turn } from 'contract/pictures/pictures.staff';
import { mostPixels } from 'contract/platform/uploads';
import type { MadePicture } from '../../platform/files/clean-picture.js';
import { loadSharp } from '../../platform/files/load-sharp.js';

/** In pixels: the widest that the shop shows, three wide and four high. */
const longestSide = 1600;

/** At least one pixel, and none beyond the edge. */
function within(share: number, length: number, from: number) {
  return Math.max(1, Math.min(Math.round(share * length), length - from));
}

function areaOf({ left, top, width, height }: Crop, whole: { width: number; height: number }) {
  const x = Math.min(Math.round(left * whole.width), whole.width - 1);
  const y = Math.min(Math.round(top * whole.height), whole.height - 1);
  return {
    left: x,
    top: y,
    width: within(width, whole.width, x),
    height: within(height, whole.height, y),
  };
}

/** Turned first, because people choose the cut on the upright picture. */
export async function cutOut(original: Buffer, turn: Turn, crop: Crop | null): Promise<MadePicture> {
  const sharp = await loadSharp();
  const upright = await sharp(original, { limitInputPixels: mostPixels })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const kept = sharp(upright.data, { raw: { width, height, channels } });
  if (crop) kept.extract(areaOf(crop, upright.info));
  const { data, info } = await kept
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
