import { formatList, formatMoney, formatNumber } from 'browser/formats/format';
import { wordsOfActs } from 'contract/staff/act-words';
import type { Act } from './acts.api';

const words = new Map<string, string>(Object.entries(wordsOfActs));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spelled = (name: string) => capital(name.replaceAll('_', ' '));

/** Old records still hold kinds that are no longer noted. */
export const inWordsOfKind = (kind: string) => words.get(kind) ?? spelled(kind);

const isName = (text: string) => /^[a-z]+(_[a-z]+)*$/.test(text);

function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field.endsWith('_cents') ? formatMoney(value) : formatNumber(value);
  if (typeof value === 'string') return isName(value) ? value.replaceAll('_', ' ') : value;
  if (Array.isArray(value)) return formatList(value.map((each) => valueInWords(field, each)));
  const fields = Object.entries(value as object);
  return fields.map(([name, each]) => `${spelled(name)} ${valueInWords(name, each)}`).join(', ');
}

type Change = { field: string; before: string | undefined; after: string | undefined };

/** Field by field, what was before and what is after; what stayed is not told. */
export function changesOf({ before, after }: Pick<Act, 'before' | 'after'>): Change[] {
  const [old, next] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const told = (values: Map<string, unknown>, field: string) =>
    values.has(field) ? valueInWords(field, values.get(field)) : undefined;
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((field) => ({
      field: spelled(field.replace(/_cents$/, '')),
      before: told(old, field),
      after: told(next, field),
    }))
    .filter((change) => change.before !== change.after);
}
