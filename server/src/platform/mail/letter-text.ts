import type { SecretLetter } from './letter.js';
import type { Letterhead } from './letterhead.js';

/** The same letter for readers of plain text, in the same order. */
export const letterText = (
  { greeting, quote, paragraphs, code, facts = [], action, footnote }: SecretLetter,
  { name, address }: Letterhead,
  shopUrl: string,
) =>
  [
    greeting,
    quote?.heading,
    quote?.words,
    ...paragraphs,
    code && `${code.label}:\n${code.value}`,
    facts.map(({ label, value, url }) => [`${label}: ${value}`, url].filter(Boolean).join('\n')).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    // Two dashes and a space begin a signature, which mail clients set apart.
    ['-- ', footnote, `${name}, ${shopUrl}`, address].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
