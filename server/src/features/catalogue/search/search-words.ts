const beyondUnicode = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
]);
const marks = /\p{M}+/gu;
const beyond = /[ßøæœłđðþ]/g;
const simple = /^[ -~]*$/;

/** Without accents and capitals, as people type in a search field. */
export function fold(text: string) {
  const small = text.toLowerCase();
  if (simple.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(marks, '')
    .replace(beyond, (letter) => beyondUnicode.get(letter) ?? letter);
}

/** Words so common in a shop's names that they distinguish nothing. */
const small = new Set(
  [
    'a an and at by for from in of or the to with',
    'da das de del della der des di do du e el et i il la las le les los und y',
  ].flatMap((words) => words.split(' ')),
);

/** Words with two spellings, and the one that is searched by. */
const spelling = new Map([
  ['whisky', 'whiskey'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sta', 'santa'],
  ['flavour', 'flavor'],
  ['grey', 'gray'],
]);

const sibilant = /(?:ss|sh|ch|x|z)es$/;

/** Plurals such as "wines", "whiskies", "glasses" and "châteaux" are searched in the singular. */
function singular(word: string) {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (sibilant.test(word)) return word.slice(0, -2);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const canonical = (word: string) => {
  const one = singular(word);
  return spelling.get(one) ?? one;
};

const notInWords = /[^\p{L}\p{N}]+/u;
const possessive = /['’]s\b/g;

const rawWords = (text: string) =>
  fold(text)
    .replace(possessive, '')
    .split(notInWords)
    .filter((word) => word !== '');

const tells = (word: string) => !small.has(word) && (word.length > 1 || (word >= '0' && word <= '9'));

/** The words of a name, in the form that the search compares. */
export const wordsOf = (text: string) => rawWords(text).filter(tells).map(canonical);

/** The word as it is spelled in a text, or the whole text when the word joins several of its words. */
export const shownIn = (text: string, word: string) =>
  text.split(notInWords).find((one) => wordsOf(one)[0] === word) ?? text;

/** Abbreviations, and the words that they stand for. */
const short = new Map([
  ['cab', ['cabernet']],
  ['sauv', ['sauvignon']],
  ['sav', ['sauvignon']],
  ['chard', ['chardonnay']],
  ['zin', ['zinfandel']],
  ['gewurz', ['gewurztraminer']],
  ['pn', ['pinot', 'noir']],
  ['gsm', ['grenache', 'syrah', 'mourvedre']],
  ['cdp', ['chateauneuf', 'pape']],
  ['bdx', ['bordeaux']],
  ['champer', ['champagne']],
  ['bubble', ['sparkling', 'wine']],
  ['bubbly', ['sparkling', 'wine']],
  ['fizz', ['sparkling', 'wine']],
  ['usa', ['united', 'state']],
  ['cali', ['california']],
]);

/** A word of the search. While it is being typed it may be the beginning of a longer one. */
export type Sought = { readonly word: string; readonly typed: string };

const mostWords = 8;

/**
 * The words that a search looks for: abbreviations written out; small words dropped unless there are no
 * others.
 */
export function soughtIn(text: string): Sought[] {
  const raw = rawWords(text).slice(0, mostWords);
  const telling = raw.filter(tells);
  return (telling.length > 0 ? telling : raw).flatMap((typed) => {
    const word = canonical(typed);
    const whole = short.get(word);
    return whole ? whole.map((one) => ({ word: one, typed: one })) : [{ word, typed }];
  });
}
