import { type PictureWidth, pictureWidths } from 'contract/platform/pictures';

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export type PictureForm = { width: PictureWidth; format: PictureFormat };

const [smallest] = pictureWidths;
const usual = 800;

/** The next larger width; what is no width gets the usual one, what is beyond all the nearest. */
export function widthFor(asked: unknown): PictureWidth {
  const first = Array.isArray(asked) ? asked[0] : asked;
  const wish = Number.parseFloat(String(first ?? ''));
  if (Number.isNaN(wish)) return usual;
  if (wish <= smallest) return smallest;
  return pictureWidths.find((width) => width >= wish) ?? pictureWidths.at(-1)!;
}

/**
 * AVIF where the browser says that it reads it, else WebP, which all do. A letter asks for JPEG: not every
 * mail program does.
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
