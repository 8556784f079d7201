import type { ContentType } from './file.js';

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

const jpegStart = Buffer.from('ffd8ff', 'hex');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** Whether the file ends where the picture does. Anything after it could be a second, hidden file. */
const endsWith = (bytes: Buffer, end: Buffer) => bytes.subarray(-end.length).equals(end);

function isWebp(bytes: Buffer) {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return false;
  return bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** An AVIF file consists of boxes, each with its length in front. They must fill the file exactly. */
function isAvif(bytes: Buffer) {
  if (ascii(bytes, 4, 4) !== 'ftyp') return false;
  const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 64) - 8);
  if (!brands.includes('avif')) return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // A length of zero means: up to the end of the file.
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

/**
 * The kind of a picture, judged by its bytes. Undefined if it is none of the four kinds, or several things in
 * one file.
 */
export function pictureKind(bytes: Buffer): ContentType | undefined {
  if (bytes.length < 32) return undefined;
  // Cameras may append a film to a JPEG, but making the picture anew drops it.
  if (startsWith(bytes, jpegStart)) return 'image/jpeg';
  if (startsWith(bytes, pngStart)) return endsWith(bytes, pngEnd) ? 'image/png' : undefined;
  if (isWebp(bytes)) return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : undefined;
}

const endings: Record<ContentType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif', 'pjpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif', 'avifs'],
};

type Named = { name: string; type: string };

/** Whether name and type of the file fit its kind. A name without an ending fits any. */
export function isNamedAs(kind: ContentType, { name, type }: Named) {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  const endingFits = ending === undefined || endings[kind].includes(ending);
  return endingFits && (type === kind || (kind === 'image/jpeg' && type === 'image/jpg'));
}
