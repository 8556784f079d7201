import { type PictureWidth, pictureWidths } from 'contract/platform/pictures';

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export type PictureForm = { width: PictureWidth; format: PictureFormat };

const [smallest] = pictureWidths;
const usual = 800;

/**
 * The next larger width; the usual one for anything that is not a width, the largest for anything beyond it.
 */
export function widthFor(asked: unknown): PictureWidth {
  const first = Array.isArray(asked) ? asked[0] : asked;
  const wish = Number.parseFloat(String(first ?? ''));
  if (Number.isNaN(wish)) return usual;
  if (wish <= smallest) return smallest;
  return pictureWidths.find((width) => width >= wish) ?? pictureWidths.at(-1)!;
}

/**
 * AVIF when the browser says that it reads it, otherwise WebP, which all browsers read. Letters ask for JPEG,
 * because not every mail program reads the others.
 */
export function formatFor(accept = '', asked?: unknown): PictureFormat {
  if (asked === 'jpeg') return asked;
  const refused = /^q=0(\.0*)?$/;
  const readsAvif = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === 'image/avif' && !parameters.some((p) => refused.test(p)));
  return readsAvif ? 'avif' : 'webp';
}
