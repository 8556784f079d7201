import { rectangle, type Shape } from '../drawing/point.js';

/** A digit's seven modules in the left half; 1 is dark. */
const digits = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');

/** The first digit has no bars: it shows in which of the next six are written the other way, those with a g. */
const waysOf = 'llllll llglgg llgglg llgggl lgllgg lggllg lgggll lglglg lglggl lgglgl'.split(' ');

const inverted = (modules: string) => Array.from(modules, (one) => (one === '1' ? '0' : '1')).join('');
const mirrored = (modules: string) => Array.from(modules).reverse().join('');
const modulesOf = (digit: string) => digits[Number(digit)] ?? '';

/** EAN-13: 95 modules, for thirteen digits. */
export function barsOf(code: string): string {
  const ways = waysOf[Number(code[0])] ?? '';
  const left = Array.from(code.slice(1, 7), (digit, place) =>
    ways[place] === 'g' ? mirrored(inverted(modulesOf(digit))) : modulesOf(digit),
  );
  const right = Array.from(code.slice(7), (digit) => inverted(modulesOf(digit)));
  return ['101', ...left, '01010', ...right, '101'].join('');
}

/** The dark bars, `unit` for each module, from `x` on. */
export function barShapes(code: string, x: number, y: number, unit: number, height: number): Shape[] {
  return Array.from(barsOf(code).matchAll(/1+/g), ({ 0: dark, index }) =>
    rectangle(x + index * unit, y, dark.length * unit, height),
  );
}
