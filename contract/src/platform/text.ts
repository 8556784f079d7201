import * as v from 'valibot';

// People never mean to type control characters, except line breaks and tabs in longer texts. Half a character
// (a lone surrogate) cannot be stored in a database.
const controls = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
const lineBreaks = /[\t\n\r]/;
// A character that reverses the direction of writing affects everything behind it, in a letter as on a label.
const turns = /[\u202a-\u202e\u2066-\u2069]/u;
/** A visible character: not a space, a mark without a letter, or anything that is drawn as nothing. */
const seen = /[^\p{White_Space}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]/u;
const onlySigns = 'Use letters, digits and symbols only';

/**
 * More marks on one letter than any language uses; 30 is Unicode's own limit for streams. Composing sorts the
 * marks, in a time that grows with the square of their number, so this is checked first.
 */
const piledMarks = /\p{M}{31}/u;
const composed = (required: string) =>
  v.pipe(
    v.string(required),
    v.check((text) => !piledMarks.test(text), onlySigns),
    v.transform((text) => text.normalize('NFC').trim()),
  );

/** One line that a person types: trimmed, composed, 1 to `most` characters. */
export const line = (required: string, most = 100) =>
  v.pipe(
    composed(required),
    v.nonEmpty(required),
    v.check((text) => seen.test(text), required),
    v.maxLength(most, `Use at most ${most} characters`),
    v.check((text) => !controls.test(text) && !turns.test(text) && !lineBreaks.test(text), onlySigns),
  );

/** A longer text with line breaks. */
export const paragraph = (required: string, most: number) =>
  v.pipe(
    composed(required),
    v.nonEmpty(required),
    v.check((text) => seen.test(text), required),
    v.maxLength(most, `Use at most ${most} characters`),
    v.check((text) => !controls.test(text) && !turns.test(text), onlySigns),
  );

const mailDomain = /\.[a-z]{2,}$|\.xn--[a-z\d-]+$/i;
const lostDot = /^\.|\.\.|\.@/;

export const email = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(254, 'Use at most 254 characters'),
  // What browsers accept, including O'Neil's apostrophe, at a domain that can receive mail.
  v.rfcEmail('Enter a valid email address'),
  v.check((text) => mailDomain.test(text) && !lostDot.test(text), 'Enter a valid email address'),
);

const phoneShape = /^\+?[\d\s().-]{7,24}$/;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

export const phone = v.pipe(
  v.string('Phone is required'),
  v.trim(),
  v.regex(phoneShape, 'Enter a valid phone number'),
  v.check((text) => digitsIn(text) >= 7 && digitsIn(text) <= 15, 'Enter a valid phone number'),
);

/** A readable part of an address: `red-wine`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be a name as it stands in an address'),
  v.maxLength(160),
);
