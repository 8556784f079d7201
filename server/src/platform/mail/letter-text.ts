import type { Letter } from './letter.js';

/** The same letter for readers of plain text, in the same order. */
export const letterText = (
  { greeting, quote, paragraphs, code, facts = [], action, footnote }: Letter,
  shopUrl: string,
) =>
  [
    greeting,
    quote?.heading,
    quote?.words,
    ...paragraphs,
    code && `${code.label}:\n${code.value}`,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    // Two dashes and a space begin a signature: mail clients set it apart.
    ['-- ', footnote, `Cellar Door, ${shopUrl}`].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
