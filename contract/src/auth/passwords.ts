import * as v from 'valibot';

export const shortestPassword = 8;
export const longestPassword = 128;

/**
 * Longer than any spelling of a password. The text is measured as typed, because composing it takes time that
 * grows with the square of its marks.
 */
const longestTyped = 1000;

/**
 * Gives the same password from every keyboard: wide characters and accents, whether composed or typed
 * separately, become one spelling (NFKC). A character is one code point of that spelling, so that an emoji
 * does not count twice.
 */
export const spellPassword = (typed: string) =>
  typed.length > longestTyped ? typed : typed.normalize('NFKC');

const lengthOf = (typed: string) => Array.from(spellPassword(typed)).length;
/** Half of a character has no bytes of its own, so different halves would make the same password. */
const brokenSign = /\p{Surrogate}/u;

export const isSamePassword = (one: string, other: string) => spellPassword(one) === spellPassword(other);

/** A field for an existing or repeated password: the form only complains when it is missing. */
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
