import type { Rule } from './rule.js';
import { notLegalAdvice } from './rules.js';

const where = ({ state, county, zip }: Rule) =>
  [state, county && `${county} County`, zip].filter(Boolean).join(', ');
const what = ({ category, channel }: Rule) =>
  [category, channel?.replace('_', ' ')].filter(Boolean).join(', ') || 'everything';
const when = ({ effective_from, effective_to }: Rule) =>
  effective_to ? `${effective_from} to ${effective_to}` : `since ${effective_from}`;
const words = ({ value }: Rule) =>
  Object.entries(value)
    .map(([name, said]) => `${name} ${typeof said === 'object' ? JSON.stringify(said) : String(said)}`)
    .join(', ')
    .replaceAll('_', ' ');

/** What many states say alike is one line. */
function lines(rules: readonly Rule[]) {
  const alike = new Map<string, string[]>();
  for (const rule of rules) {
    const rest = [what(rule), words(rule), when(rule), rule.source, rule.checked_on].join(' | ');
    alike.set(rest, [...(alike.get(rest) ?? []), where(rule)]);
  }
  return [...alike].map(([rest, places]) => `| ${places.join('; ')} | ${rest} |`);
}

const head = ['| where | what | says | in force | source | checked on |', '|---|---|---|---|---|---|'];

/** The page on which staff and developers read the rules: `docs/rules.md`. */
export function rulesPage(rules: readonly Rule[]) {
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  const sections = kinds.flatMap((kind) => {
    const rows = lines(rules.filter((rule) => rule.kind === kind));
    return [`## ${kind.replace('_', ' ')}`, '', ...head, ...rows, ''];
  });
  return [
    '# Rules by jurisdiction',
    '',
    `**${notLegalAdvice}.** Some sources are old, some rows are from memory. Before you sell anything, let`,
    'somebody who knows the law go through every row, and keep the day of the check in it: `listStaleRules`',
    'names every row that was checked longer than a year ago.',
    '',
    'The rows stand in the table `jurisdiction_rule`. A narrower row decides before a wider one (a ZIP, a county,',
    'a kind of goods, a channel, the state), a newer before an older one. A law that changes is a new row with its',
    'first day; the old one gets its last. Shipping and delivery are closed unless a row opens them. Taxes are in',
    'millionths of the price and add up: state, locality, drink. How long gift cards are good stands in',
    '`server/src/features/gift-cards/validity.ts`.',
    '',
    ...sections,
  ].join('\n');
}
