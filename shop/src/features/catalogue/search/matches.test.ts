import { expect, it } from 'vitest';
import { partsOf } from './matches';

const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map(({ text: part, matches }) => (matches ? `[${part}]` : part))
    .join('');

it.each([
  ['Château Valmorin', 'chat val', '[Chât]eau [Val]morin'],
  ['Sauvignon Blanc', 'vignon', 'Sauvignon Blanc'],
  ['Gruner & Grüner', 'gru', '[Gru]ner & [Grü]ner'],
  ['Côte-Rôtie', 'ro', 'Côte-[Rô]tie'],
  ['Barolo', '', 'Barolo'],
  ['Barolo', '.*', 'Barolo'],
])('in %s the words of "%s" are found', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown);
});
