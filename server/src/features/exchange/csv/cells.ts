import type { Dialect } from './dialect.js';

/** Text that a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;
const defused = /^'+[=+\-@\t\r]/;

/**
 * The text as it stands in a file: no spreadsheet takes it for a formula, and reading it gives back every
 * character.
 */
export const asCell = (text: string) => (formula.test(text) ? `'${text}` : text);

/** A single dash clears a value. Files that the shop writes never use it. */
export const cleared = '-';

export const fromCell = (cell: string) => (defused.test(cell) ? cell.slice(1) : cell);

const shapes = {
  '.': /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
  ',': /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
};

/**
 * Numbers as people write them: `1,234.50`, or `1.234,50` in a file that does so; undefined when it is not a
 * number.
 */
export function numberIn(cell: string, decimal: Dialect['decimal']): number | undefined {
  const bare = cell.replaceAll(/[\s\u00a0\u202f]/g, '').replace(/^\$/, '');
  if (!shapes[decimal].test(bare)) return undefined;
  const [whole, part] = bare.split(decimal);
  return Number(`${whole!.replaceAll(/\D/g, '')}.${part ?? 0}`);
}

const yes = new Set(['yes', 'y', 'true', '1', 'x']);
const no = new Set(['no', 'n', 'false', '0']);

export function yesOrNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

/** Several values in one cell, separated by line breaks or by `|`. */
export const listIn = (cell: string) =>
  cell
    .split(/[\r\n]/.test(cell) ? /[\r\n]+/ : '|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export const asList = (things: readonly string[]) =>
  things.some((thing) => thing.includes('|'))
    ? things.map((thing) => `${thing}\n`).join('')
    : things.join(' | ');
