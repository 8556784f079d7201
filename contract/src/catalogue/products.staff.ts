import * as v from 'valibot';
import { sum } from '../platform/cents.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { line, paragraph } from '../platform/text.js';
import { allocationKind } from './cards.js';
import { productNotFound } from './details.js';
import { searchText, sustainabilityTags } from './query.js';

export const categoryNotFound = refusal(422, 'category_not_found', 'Choose a category', 'category_id');
export const editOvertaken = refusal(
  409,
  'edit_overtaken',
  'Somebody else has saved this product meanwhile. What you typed is still here.',
);
export const lotteryNotSettled = refusal(
  409,
  'lottery_not_settled',
  'Bottles of it are held for a lottery. Retire it when the lottery is settled.',
);

const whole = (least: number, most: number) => {
  const words = `Enter a whole number from ${least} to ${most}`;
  return v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words));
};
const between = (least: number, most: number) => {
  const words = `Enter a number from ${least} to ${most}`;
  return v.pipe(v.number(words), v.minValue(least, words), v.maxValue(most, words));
};
const word = v.nullable(line('Write something, or nothing', 80));
const list = <Item extends v.GenericSchema>(item: Item, most = 20) =>
  v.pipe(v.array(item), v.maxLength(most, `Name at most ${most}`));

const step = whole(1, 5);
const note = paragraph('Nose, palate and finish belong together', 500);
const year = whole(1800, 2200);

const varietals = v.pipe(
  list(v.object({ name: line('Name the grape', 80), percent: whole(1, 100) })),
  v.check((grapes) => sum(grapes.map(({ percent }) => percent)) <= 100, 'Together at most 100 percent'),
  v.check(
    (grapes) => new Set(grapes.map(({ name }) => name.toLowerCase())).size === grapes.length,
    'Name each once',
  ),
);

const drink = v.pipe(
  v.object({ from: year, until: year }),
  v.check(({ from, until }) => from <= until, 'The first year comes before the last'),
);

/** The facts of a product that people edit and the shop shows. */
const facts = v.object({
  /** By name; a new name is added. */
  brand: line('Brand is required', 80),
  category_id: v.pipe(v.number('Choose a category'), id),
  /** Without the brand and without the vintage. */
  name: line('Name is required', 120),
  country: line('Country is required', 80),
  region: line('Region is required', 80),
  appellation: word,
  vintage: v.nullable(year),
  abv: v.nullable(between(0, 96)),
  size_ml: v.nullable(whole(1, 30_000)),
  pack_count: whole(1, 200),
  closure: word,
  drink: v.nullable(drink),
  description: paragraph('Description is required', 4000),
  tasting_notes: v.nullable(v.object({ nose: note, palate: note, finish: note })),
  pairings: list(line('Name a dish', 80)),
  taste: v.nullable(v.object({ body: step, sweetness: step, acidity: step, tannin: step })),
  /** A wine's grapes, a spirit's type, a beer's style, a sake's grade; new ones are added. */
  varietals,
  spirit: v.nullable(
    v.object({ proof: between(0, 192), ageYears: v.nullable(whole(1, 100)), cask: word, mashBill: word }),
  ),
  beer: v.nullable(v.object({ style: line('Style is required', 80), ibu: v.nullable(whole(0, 1000)) })),
  sake: v.nullable(
    v.object({
      grade: line('Grade is required', 80),
      polish: whole(1, 100),
      rice: line('Rice is required', 80),
    }),
  ),
  tags: list(v.picklist(sustainabilityTags, `Use ${sustainabilityTags.join(', ')}`)),
  scores: list(v.object({ source: line('Name who gave it', 80), points: whole(50, 100) })),
  allocation: allocationKind,
  limit_per_customer: v.nullable(whole(1, 1000)),
  featured: v.boolean(),
});

const isLimited = ({ allocation, limit_per_customer }: v.InferOutput<typeof facts>) =>
  (allocation === 'limit') === (limit_per_customer !== null);

export const productFacts = v.pipe(
  facts,
  v.forward(v.check(isLimited, 'Say how many, or choose no limit'), ['limit_per_customer']),
);
export type ProductFacts = v.InferOutput<typeof productFacts>;

const version = v.pipe(v.number(), v.integer());
const byId = v.object({ id: idFromText });
const edited = v.object({ id, version });

export const editedProduct = v.object({
  ...facts.entries,
  id,
  /** Counts the edits. */
  version,
  retired: v.boolean(),
  /** The address of the page that customers see. */
  address: v.string(),
});
export type EditedProduct = v.InferOutput<typeof editedProduct>;

export const getEditedProduct = endpoint('GET', 'staff/products/{id}', {
  about: 'All that is said of a product, to be changed.',
  may: 'products.see',
  path: byId,
  data: editedProduct,
  refusals: [productNotFound],
});

export const createProduct = endpoint('POST', 'staff/products', {
  about: 'A new product, which no store sells yet.',
  may: 'products.change',
  body: productFacts,
  status: 201,
  data: edited,
  says: 'The product is created',
  refusals: [categoryNotFound],
});

export const editProduct = endpoint('PUT', 'staff/products/{id}', {
  about: 'Changes what is said of a product, where nobody has since the caller read it.',
  may: 'products.change',
  path: byId,
  body: v.object({ version, facts: productFacts }),
  data: edited,
  says: 'The product is saved',
  refusals: [productNotFound, categoryNotFound, editOvertaken],
});

export const retireProduct = endpoint('PUT', 'staff/products/{id}/retired', {
  about: 'No store sells or lists the product any more, or each does again that did before.',
  may: 'products.change',
  path: byId,
  body: v.object({ retired: v.boolean() }),
  says: 'The product is saved',
  refusals: [productNotFound, lotteryNotSettled],
});

export const listBrands = endpoint('GET', 'staff/brands', {
  about: 'The first brands whose names begin with these words.',
  may: 'products.see',
  query: v.object({ q: searchText }),
  data: v.array(v.string()),
});
