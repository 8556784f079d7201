import { sum } from 'contract/platform/cents';

/** The highest bit first. */
export const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

/** The number, followed by the rest of its division, from which a reader repairs it. */
function withRest(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Of one version: first its fixed patterns, then what is to be said, then the mask that readers see best. */
export class QrSquare {
  readonly #size: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(version: number) {
    const size = 17 + 4 * version;
    const light = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.#size = size;
    this.#dark = light();
    this.#fixed = light();
    for (let at = 0; at < size; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    this.#alignments(version);
    const corners = [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const;
    for (const [x, y] of corners) this.#rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    if (version >= 7) this.#version(version);
    this.#format(0);
  }

  /** How many places are left for what is to be said. */
  get room() {
    return this.#fixed.flat().filter((fixed) => !fixed).length;
  }

  #fix(x: number, y: number, dark: boolean) {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.#dark[y]![x] = dark;
    this.#fixed[y]![x] = true;
  }

  #rings(x: number, y: number, radius: number, isDark: (ring: number) => boolean) {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.#fix(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #alignments(version: number) {
    if (version === 1) return;
    const count = Math.floor(version / 7) + 2;
    const step = Math.ceil((this.#size - 13) / (2 * count - 2)) * 2;
    const last = this.#size - 7;
    const places = [6, ...Array.from({ length: count - 1 }, (_, at) => last - at * step)];
    const isCorner = (x: number, y: number) =>
      (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
    for (const x of places)
      for (const y of places) if (!isCorner(x, y)) this.#rings(x, y, 2, (ring) => ring !== 1);
  }

  #version(version: number) {
    const bits = bitsOf(withRest(version, 12, 0x1f25), 18).reverse();
    for (const [at, bit] of bits.entries()) {
      const [near, far] = [Math.floor(at / 3), this.#size - 11 + (at % 3)];
      this.#fix(near, far, bit === 1);
      this.#fix(far, near, bit === 1);
    }
  }

  /** Level M, which is 0, and the mask, twice. */
  #format(mask: number) {
    const bits = bitsOf(withRest(mask, 10, 0x537) ^ 0x5412, 15).reverse();
    const last = this.#size - 1;
    for (const [at, bit] of bits.entries()) {
      const along = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at;
      if (at < 8) this.#fix(8, along, bit === 1);
      else this.#fix(along, 8, bit === 1);
      if (at < 8) this.#fix(last - at, 8, bit === 1);
      else this.#fix(8, last - 14 + at, bit === 1);
    }
    this.#fix(8, last - 7, true);
  }

  /** Two columns at a time, upward and downward by turns, from the right; the column of the clock is left out. */
  place(codewords: readonly number[]) {
    const bits = codewords.flatMap((byte) => bitsOf(byte, 8));
    const columns = Array.from({ length: this.#size - 1 }, (_, at) => this.#size - 1 - at);
    const rights = columns.filter((x) => (x > 6 ? x % 2 === 0 : x % 2 === 1));
    for (const right of rights)
      for (let step = 0; step < this.#size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.#size - 1 - step : step;
          if (!this.#fixed[y]![x]) this.#dark[y]![x] = bits.shift() === 1;
        }
  }

  masked(): boolean[][] {
    const drawn = masks.map((isTurned, mask) => {
      this.#format(mask);
      return this.#dark.map((row, y) =>
        row.map((dark, x) => dark !== (!this.#fixed[y]![x] && isTurned(x, y))),
      );
    });
    return drawn.reduce((best, next) => (troubleOf(next) < troubleOf(best) ? next : best));
  }
}

const countOf = (pattern: RegExp, line: string) => [...line.matchAll(pattern)].length;

/** How hard it is to read: long runs, what looks like a corner, even patches, more dark than light. */
function troubleOf(square: readonly (readonly boolean[])[]): number {
  const size = square.length;
  const asLine = (places: readonly boolean[]) => places.map(Number).join('');
  const columns = square.map((_, x) => square.map((row) => row[x]!));
  const lines = [...square, ...columns].map(asLine);
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2);
  const corners = lines.map((line) => 40 * countOf(/(?=10111010000|00001011101)/g, line));
  const isPatch = (x: number, y: number) =>
    new Set([square[y]![x], square[y]![x + 1], square[y + 1]?.[x], square[y + 1]?.[x + 1]]).size === 1;
  const patches = square.map((row, y) => 3 * row.filter((_, x) => isPatch(x, y)).length);
  const dark = square.flat().filter(Boolean).length;
  const uneven = 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
  return sum([...runs, ...corners, ...patches, uneven]);
}
