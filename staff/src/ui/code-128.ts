/** Widths of bars and gaps, one after the other, by value; the end has a bar more. */
const widths = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222',
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321',
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121',
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224',
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111',
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113',
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112',
].flatMap((line) => line.split(' '));

const [toC, toB, startB, startC, end] = [99, 100, 104, 105, 106];

/** Set C writes two digits at a time. From this many digits on, it pays for changing to it and back. */
const paysAtTheEdge = 4;
const paysWithin = 6;

/** How many digits of the text stand in a row from here. */
const digitsFrom = (text: string, at: number) => /^\d*/.exec(text.slice(at))![0].length;

/** Whether set C is worth it from here. */
function pays(text: string, at: number) {
  const digits = digitsFrom(text, at);
  const isAtTheEdge = at === 0 || at + digits === text.length;
  return digits >= (isAtTheEdge ? paysAtTheEdge : paysWithin);
}

/** The values of a text, with its beginning and its changes of sets, without checksum and end. */
export function valuesOf(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error('Code 128 writes what stands on a keyboard.');
  const values: number[] = [];
  let isC = false;
  for (let at = 0; at < text.length; ) {
    const digits = digitsFrom(text, at);
    const next: boolean = isC ? digits >= 2 : digits % 2 === 0 && pays(text, at);
    if (at === 0) values.push(next ? startC : startB);
    else if (next !== isC) values.push(next ? toC : toB);
    isC = next;
    values.push(isC ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += isC ? 2 : 1;
  }
  return values;
}

/** The start counts once, and each value as often as its place says. */
export const checksumOf = (values: readonly number[]) =>
  values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;

/** Widths of bars and gaps, beginning with a bar, in modules. */
export function code128(text: string): number[] {
  const values = valuesOf(text);
  return [...values, checksumOf(values), end].flatMap((value) => widths[value]!.split('')).map(Number);
}

/** Scanners want it this quiet before and behind. */
const quiet = 10;

/** Where each bar stands, and how wide all of it is, in modules. */
export function barsOf(text: string) {
  const bars: { from: number; width: number }[] = [];
  let width = quiet;
  for (const [place, module] of code128(text).entries()) {
    if (place % 2 === 0) bars.push({ from: width, width: module });
    width += module;
  }
  return { bars, width: width + quiet };
}
