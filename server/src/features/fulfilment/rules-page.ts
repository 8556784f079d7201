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

/** Rules that are alike in many states share one line. */
function lines(rules: readonly Rule[]) {
  const alike = new Map<string, string[]>();
  for (const rule of rules) {
    const rest = [what(rule), words(rule), when(rule), rule.source, rule.checked_on].join(' | ');
    alike.set(rest, [...(alike.get(rest) ?? []), where(rule)]);
  }
  return [...alike].map(([rest, places]) => `| ${places.join('; ')} | ${rest} |`);
}

const head = ['| where | what | says | in force | source | checked on |', '|---|---|---|---|---|---|'];

/** The rules alone, by their kind. */
export function rulesTable(rules: readonly Rule[]) {
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  const sections = kinds.flatMap((kind) => {
    const rows = lines(rules.filter((rule) => rule.kind === kind));
    return [`## ${kind.replace('_', ' ')}`, '', ...head, ...rows, ''];
  });
  return sections.join('\n');
}

/** The page on which staff and developers read the rules: `docs/rules.md`. */
export function rulesPage(rules: readonly Rule[]) {
  return [
    '# Rules by jurisdiction',
    '',
    `**${notLegalAdvice}.** These are the demo's rules, from \`demo/rules.json\`. Some sources are old, some rows are`,
    'from memory. A real shop begins without any and therefore delivers and ships nothing: its owner lets somebody who',
    'knows the law write such a file, and imports it (`npm run rules -- import FILE`). Each row keeps the day on which it',
    'was checked; `npm run rules -- stale` names those of more than a year ago.',
    '',
    'The rows stand in the table `jurisdiction_rule`. A narrower row decides before a wider one (a ZIP, a county,',
    'a kind of goods, a channel, the state), a newer before an older one. A law that changes is a new row with its',
    'first day; the old one gets its last. Shipping and delivery are closed unless a row opens them. Taxes are in',
    'millionths of the price and add up: state, locality, drink. How long gift cards are good stands in',
    '`server/src/features/gift-cards/validity.ts`.',
    '',
    'Where goods go is told by the ZIP code, in the United States: tax, dry areas and limits go by it. An address whose',
    'ZIP does not exist or lies in another state is sent nothing; military addresses (APO, FPO, DPO) and post boxes are',
    'sent no drinks (`where-it-goes.ts`).',
    '',
    rulesTable(rules),
  ].join('\n');
}
