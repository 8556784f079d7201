import { expect, test } from 'vitest';
import { demoCatalogue } from './catalogue.js';

const { products, sets, reviews } = demoCatalogue();

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

function often(texts: readonly string[], most: number): [text: string, times: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].filter(([, times]) => times > most);
}

const notes = products.flatMap(({ tastingNotes }) => (tastingNotes ? [Object.values(tastingNotes)] : []));

test('no two descriptions are the same, and no sentence comes back more than twice', () => {
  const descriptions = [...products, ...sets].map(({ description }) => description);
  expect(often(descriptions, 1)).toEqual([]);
  expect(often(descriptions.flatMap(sentencesOf), 2)).toEqual([]);
});

test('no two products taste the same in words', () => {
  expect(
    often(
      notes.map((parts) => parts.join(' ')),
      1,
    ),
  ).toEqual([]);
  expect(often(notes.flat(), 2)).toEqual([]);
});

test('reviews do not repeat each other', () => {
  expect(reviews.length).toBeGreaterThan(1_200);
  expect(
    often(
      reviews.map(({ text }) => text),
      2,
    ),
  ).toEqual([]);
});

const everything = [
  ...products.map(({ description }) => description),
  ...notes.flat(),
  ...reviews.map(({ text }) => text),
];

test.each([
  ['an empty slot', /\{|\}|undefined|null|NaN/],
  ['a choice left open', /[[\]|]/],
  ['two spaces, or one before a comma', / {2}| [,.;:]/],
  ['a doubled word', /\b(?!Walla|San)(\w+) \1\b/i],
  ['a wrong article', /\ba [aeio]\w/i],
  ['a plural with the verb of one', /\b(tannins|bubbles) (takes|carries|drives|holds|has|is|turns)\b/],
  ['an exclamation mark', /!/],
])('no sentence has %s', (_, form) => {
  const wrong = everything.flatMap(sentencesOf).filter((text) => form.test(text));
  expect(wrong).toEqual([]);
});

test('every drink says what it goes with, and nothing twice', () => {
  for (const { slug, pairings } of products) {
    expect(pairings.length, slug).toBeGreaterThan(0);
    expect(new Set(pairings).size, slug).toBe(pairings.length);
  }
});
