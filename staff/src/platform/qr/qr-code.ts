import { bitsOf, QrSquare } from './qr-square';
import { correctionOf } from './reed-solomon';

/** Per version, from 1 on: how many blocks there are at level M, and how many bytes of correction in each. */
const blocksOf = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const correctionsOf = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];

/** A text as a QR code (ISO/IEC 18004, bytes, level M), row by row, dark or light: up to 666 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  for (const [at, blocks] of blocksOf.entries()) {
    const version = at + 1;
    const square = new QrSquare(version);
    const codewords = Math.floor(square.room / 8);
    const corrections = correctionsOf[at]!;
    const data = asCodewords(bytes, version, codewords - blocks * corrections);
    if (!data) continue;
    square.place(interleaved(data, blocks, corrections));
    return square.masked();
  }
  throw new RangeError('The text is too long for a code.');
}

/** Kind, length and bytes, filled up with two meaningless bytes in turn. Undefined if there is no room. */
function asCodewords(bytes: Uint8Array, version: number, room: number): number[] | undefined {
  const kind = bitsOf(0b0100, 4);
  const length = bitsOf(bytes.length, version < 10 ? 8 : 16);
  const bits = [...kind, ...length, ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  if (bits.length > 8 * room) return undefined;
  for (let zeros = 0; zeros < 4 && bits.length < 8 * room; zeros++) bits.push(0);
  while (bits.length % 8 !== 0) bits.push(0);
  for (let filler = 0xec; bits.length < 8 * room; filler ^= 0xec ^ 0x11) bits.push(...bitsOf(filler, 8));
  const codewords = Array.from({ length: room }, (_, at) => bits.slice(8 * at, 8 * at + 8));
  return codewords.map((eight) => eight.reduce((value, bit) => 2 * value + bit, 0));
}

/**
 * The blocks and their corrections in the order of the code: the first byte of each block, then the second of
 * each, and so on; after them the corrections in the same way.
 */
function interleaved(data: readonly number[], blocks: number, corrections: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const long = Math.max(0, at - (blocks - longer));
    const start = at * short + long;
    return data.slice(start, start + short + (at >= blocks - longer ? 1 : 0));
  });
  const checks = parts.map((part) => correctionOf(part, corrections));
  const inTurns = (rows: readonly (readonly number[])[], longest: number) =>
    Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...inTurns(parts, short + 1), ...inTurns(checks, corrections)];
}
