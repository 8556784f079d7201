import type { StandardSchema } from 'browser/forms/standard-schema';
import { type ProductFacts, productFacts } from 'contract/catalogue/products.staff';

type Amount = number | null;
const eachLine = /\n/;
const counted = /^(.*\S)\s+(\d+)\s*%?$/;

const linesIn = (text: string) =>
  text
    .split(eachLine)
    .map((line) => line.trim())
    .filter(Boolean);

/** "Zinfandel 80" on each line. */
const countedIn = (text: string): [name: string, count: number][] =>
  linesIn(text).map((line) => {
    const [, name = line, count] = counted.exec(line) ?? [];
    return [name, Number(count)];
  });

/** A group without a filled field counts as absent. */
const unlessEmpty = <Group extends Record<string, string | Amount>>(group: Group) =>
  Object.values(group).every((value) => value === null || value === '') ? null : group;

/** What stands in the form, in the shape of the contract; the contract judges it. */
export function readProduct(form: HTMLFormElement): unknown {
  const data = new FormData(form);
  const text = (name: string) => {
    const typed = data.get(name);
    return typeof typed === 'string' ? typed.trim() : '';
  };
  const words = (name: string) => text(name) || null;
  const number = (name: string): Amount => (text(name) === '' ? null : Number(text(name)));
  const numbers = <Name extends string>(group: string, ...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, number(`${group}.${name}`)])) as Record<Name, Amount>;
  const texts = <Name extends string>(group: string, ...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, text(`${group}.${name}`)])) as Record<Name, string>;
  const allocation = text('allocation');
  return {
    brand: text('brand'),
    category_id: number('category_id'),
    name: text('name'),
    country: text('country'),
    region: text('region'),
    appellation: words('appellation'),
    vintage: number('vintage'),
    abv: number('abv'),
    size_ml: number('size_ml'),
    pack_count: number('pack_count'),
    closure: words('closure'),
    drink: unlessEmpty(numbers('drink', 'from', 'until')),
    description: text('description'),
    tasting_notes: unlessEmpty(texts('tasting_notes', 'nose', 'palate', 'finish')),
    pairings: linesIn(text('pairings')),
    taste: unlessEmpty(numbers('taste', 'body', 'sweetness', 'acidity', 'tannin')),
    varietals: countedIn(text('varietals')).map(([name, percent]) => ({ name, percent })),
    spirit: unlessEmpty({
      ...numbers('spirit', 'proof', 'ageYears'),
      cask: words('spirit.cask'),
      mashBill: words('spirit.mashBill'),
    }),
    beer: unlessEmpty({ ...texts('beer', 'style'), ...numbers('beer', 'ibu') }),
    sake: unlessEmpty({ ...texts('sake', 'grade', 'rice'), ...numbers('sake', 'polish') }),
    tags: data.getAll('tags'),
    scores: countedIn(text('scores')).map(([source, points]) => ({ source, points })),
    allocation,
    limit_per_customer: allocation === 'limit' ? number('limit_per_customer') : null,
    featured: data.has('featured'),
  };
}

type PathStep = PropertyKey | { readonly key: PropertyKey };
const nameOf = (path: readonly PathStep[]) =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

/**
 * A mistake in a line is shown at the field that holds all lines, and one in a pair of years at the first
 * year.
 */
const fieldOf = (path: readonly PathStep[]) =>
  nameOf(path)
    .replace(/^(pairings|varietals|scores|tags)\b.*/, '$1')
    .replace(/^drink$/, 'drink.from');

/** The contract's own judgement, at the fields of the form. */
export const typedProduct: StandardSchema<ProductFacts, ProductFacts> = {
  '~standard': {
    ...productFacts['~standard'],
    validate: async (value) => {
      const result = await productFacts['~standard'].validate(value);
      if (!result.issues) return result;
      return {
        issues: result.issues.map(({ message, path = [] }) => ({ message, path: [fieldOf(path)] })),
      };
    },
  },
};

export const linesOf = (entries: readonly string[]) => entries.join('\n');
export const countedLines = (entries: readonly (readonly [string, number])[]) =>
  linesOf(entries.map(([name, count]) => `${name} ${count}`));
