const beyondUnicode: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
const marks = /\p{M}+/gu;
const beyond = /[ßøæœłđðþ]/g;
const simple = /^[ -~]*$/;

/** Without accents and capitals, as a person types it. */
export function fold(text: string) {
  const small = text.toLowerCase();
  if (simple.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(marks, '')
    .replace(beyond, (letter) => beyondUnicode[letter] ?? letter);
}

/** Words that tell nothing apart in a shop's names. */
const small = new Set(
  [
    'a an and at by for from in of or the to with',
    'da das de del della der des di do du e el et i il la las le les los und y',
  ].flatMap((words) => words.split(' ')),
);

/** One spelling for what is spelt in two ways. */
const spelling: Record<string, string> = {
  whisky: 'whiskey',
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  flavour: 'flavor',
  grey: 'gray',
};

const sibilant = /(?:ss|sh|ch|x|z)es$/;

/** "Wines", "whiskies", "glasses" and "châteaux" are looked for as one of them. */
function singular(word: string) {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (sibilant.test(word)) return word.slice(0, -2);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const canonical = (word: string) => {
  const one = singular(word);
  return spelling[one] ?? one;
};

const notInWords = /[^\p{L}\p{N}]+/u;
const possessive = /['’]s\b/g;

const rawWords = (text: string) =>
  fold(text)
    .replace(possessive, '')
    .split(notInWords)
    .filter((word) => word !== '');

const tells = (word: string) => !small.has(word) && (word.length > 1 || (word >= '0' && word <= '9'));

/** The words of a name, as they are found. */
export const wordsOf = (text: string) => rawWords(text).filter(tells).map(canonical);

/** What people type for longer words. */
const short: Record<string, string[]> = {
  cab: ['cabernet'],
  sauv: ['sauvignon'],
  sav: ['sauvignon'],
  chard: ['chardonnay'],
  zin: ['zinfandel'],
  gewurz: ['gewurztraminer'],
  pn: ['pinot', 'noir'],
  gsm: ['grenache', 'syrah', 'mourvedre'],
  cdp: ['chateauneuf', 'pape'],
  bdx: ['bordeaux'],
  champer: ['champagne'],
  bubble: ['sparkling', 'wine'],
  bubbly: ['sparkling', 'wine'],
  fizz: ['sparkling', 'wine'],
  usa: ['united', 'state'],
  cali: ['california'],
};

/** A word that is looked for. What is typed may be the beginning of a longer one. */
export type Sought = { readonly word: string; readonly typed: string };

const mostWords = 8;

/** What a search means: short forms are written out, small words are left out as long as others are there. */
export function soughtIn(text: string): Sought[] {
  const raw = rawWords(text).slice(0, mostWords);
  const telling = raw.filter(tells);
  return (telling.length > 0 ? telling : raw).flatMap((typed) => {
    const word = canonical(typed);
    const whole = short[word];
    return whole ? whole.map((one) => ({ word: one, typed: one })) : [{ word, typed }];
  });
}
