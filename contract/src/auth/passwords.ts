import * as v from 'valibot';

export const shortestPassword = 8;
export const longestPassword = 128;

/**
 * Longer than any spelling of a password: it stays as it was typed, for composing takes the square of its
 * marks.
 */
const longestTyped = 1000;

/**
 * The same password from every keyboard: wide, composed and separately typed accents become one spelling
 * (NFKC). What counts as a character is a code point of that spelling, so that an emoji is not two.
 */
export const spellPassword = (typed: string) =>
  typed.length > longestTyped ? typed : typed.normalize('NFKC');

const lengthOf = (typed: string) => Array.from(spellPassword(typed)).length;
/** Half of a sign: it has no bytes of its own, so different ones would be one password. */
const brokenSign = /\p{Surrogate}/u;

export const isSamePassword = (one: string, other: string) => spellPassword(one) === spellPassword(other);

/** A field for a password that exists already, or is repeated: only its absence is a mistake of form. */
export const givenPassword = (name: string) =>
  v.pipe(
    v.string(`${name} is required`),
    v.check((typed) => typed.trim() !== '', `${name} is required`),
    v.maxLength(longestTyped, `${name} is too long`),
  );

/** A new password, wherever one is chosen: sign-up, reset, change. `name` begins each sentence. */
export const newPassword = (name: string) =>
  v.pipe(
    v.string(`${name} is required`),
    v.check((typed) => typed.trim() !== '', `${name} is required`),
    v.check((typed) => lengthOf(typed) >= shortestPassword, `${name} must be at least 8 characters`),
    v.check((typed) => lengthOf(typed) <= longestPassword, `${name} must be at most 128 characters`),
    v.check((typed) => !brokenSign.test(typed), `${name} holds a broken character`),
  );

export const passwordsDoNotMatch = 'Passwords do not match';
