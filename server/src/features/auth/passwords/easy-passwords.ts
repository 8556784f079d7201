/**
 * What makes a password easy to guess besides standing on a list. All of these take a password as it is
 * spelled, in small letters.
 */

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digits = '01234567890';
/** Rows, columns and zigzags of the usual keyboards. */
const keys = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const backwards = (text: string) => Array.from(text).reverse().join('');
const sequences = [alphabet, digits, ...keys].flatMap((each) => [each, backwards(each)]);

const shortestRun = 3;
const longestRun = 40;

const isRun = (piece: string) => sequences.some((each) => each.includes(piece)) || new Set(piece).size === 1;

/** Consists of nothing but runs of three or more: `87654321`, `abcd1234`, `1qaz2wsx`, `aaabbb123`. */
export function isMadeOfRuns(password: string): boolean {
  const ends = new Set([0]);
  for (let end = shortestRun; end <= password.length; end++)
    for (let start = Math.max(0, end - longestRun); start <= end - shortestRun; start++)
      if (ends.has(start) && isRun(password.slice(start, end))) ends.add(end);
  return ends.has(password.length);
}

/** What a password repeats from beginning to end; the password itself if it repeats nothing. */
export function repeatedPart(password: string): string {
  const signs = Array.from(password);
  for (let length = 1; length <= signs.length / 2; length++)
    if (signs.every((sign, at) => at < length || sign === signs[at - length]))
      return signs.slice(0, length).join('');
  return password;
}

/** Three different signs or fewer, however often and in whatever order. */
export const hasFewSigns = (password: string) => new Set(password).size <= 3;

const likeLetters = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

/** With letters in the place of the signs that look like them; `1` is an i to some and an l to others. */
const asLetters = (text: string) =>
  ['i', 'l'].map((one) => text.replace(/[013-5789@$!]/g, (sign) => likeLetters.get(sign) ?? one));

const mostBefore = 4;
const mostAfter = 6;
const noLetter = /[^\p{L}]/u;

/** How far from the start there are no letters, up to `most`. */
function withoutLetters(signs: readonly string[], most: number) {
  const first = signs.findIndex((sign) => !noLetter.test(sign));
  return Math.min(most, first === -1 ? signs.length : first);
}

/**
 * The words that a password may have been made from: with a few digits and signs in front of it or behind it,
 * and with digits that look like letters. `M0nkey1999!` was made from `monkey`.
 */
export function wordsBehind(password: string): Set<string> {
  const signs = Array.from(password);
  const before = withoutLetters(signs, mostBefore);
  const after = withoutLetters(signs.toReversed(), mostAfter);
  const words = new Set<string>();
  for (let from = 0; from <= before; from++)
    for (let left = 0; left <= after; left++) {
      const word = signs.slice(from, signs.length - left).join('');
      for (const spelling of [word, ...asLetters(word)]) words.add(spelling);
    }
  return words;
}

/** Whom the password is for. */
export type Owner = { first_name: string; last_name: string; email: string | null };

const shopName = 'Cellar Door';
const shortestName = 3;
const leastOfItsOwn = 4;

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The longest first: a name is taken away before a part of it. */
const namesOf = ({ first_name, last_name, email }: Owner) => {
  const texts = [shopName, first_name, last_name, email ?? ''];
  const names = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(folded);
  return names.filter(({ length }) => length >= shortestName).sort((one, other) => other.length - one.length);
};

/**
 * Fewer than four letters are left once the owner's names, the address, the shop's name and all digits are
 * gone.
 */
export function isMadeOfNames(password: string, owner: Owner): boolean {
  const names = namesOf(owner);
  return [password, ...asLetters(password)].map(folded).some((text) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    return rest !== text && rest.replace(/\p{N}/gu, '').length < leastOfItsOwn;
  });
}
