import type { Pattern, Wanted } from './finder';

type Limits = { within?: Wanted; place?: number; words?: string | RegExp };

const patternOf = (said: string | RegExp): Pattern =>
  typeof said === 'string' ? said : { source: said.source, flags: said.flags };

const thing =
  (role: string) =>
  (name?: string | RegExp, { words, ...limits }: Limits = {}): Wanted => ({
    role,
    ...(name !== undefined && { name: patternOf(name) }),
    ...(words !== undefined && { words: patternOf(words) }),
    ...limits,
  });

export const alertDialog = thing('alertdialog');
export const article = thing('article');
export const button = thing('button');
export const checkbox = thing('checkbox');
export const combobox = thing('combobox');
export const complementary = thing('complementary');
export const dialog = thing('dialog');
/** Whatever can be filled in. */
export const field = thing('field');
export const figure = thing('figure');
export const form = thing('form');
export const heading = thing('heading');
export const link = thing('link');
export const list = thing('list');
export const listItem = thing('listitem');
export const main = thing('main');
export const menuItem = thing('menuitem');
export const navigation = thing('navigation');
export const option = thing('option');
export const radio = thing('radio');
export const region = thing('region');
export const row = thing('row');
export const spinbutton = thing('spinbutton');

/** What a page is called. */
export const title = thing('title');

/** The smallest thing that says this. */
export const saying = (words: string | RegExp, within?: Wanted): Wanted => ({
  role: 'words',
  words: patternOf(words),
  ...(within && { within }),
});

/** The words for one in a report. */
export function inWords({ role, name, words, within }: Wanted): string {
  const said = [name, words].filter((each) => each !== undefined).map(wordsOf);
  return [role, ...said, ...(within ? ['in', inWords(within)] : [])].join(' ');
}

const wordsOf = (pattern: Pattern) => (typeof pattern === 'string' ? `“${pattern}”` : `/${pattern.source}/`);
