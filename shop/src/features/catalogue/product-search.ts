import { pageIn, pageSizeIn, pagingInAddress } from 'browser/ui/lists/paging';
import type { LeastPoints, PairingKind, ProductSort } from 'contract/catalogue';

/** What the header's menus choose, in the words of the address bar. Setting one clears the others. */
export const filterFields = ['department', 'category', 'varietal', 'brand'] as const;
export type FilterField = (typeof filterFields)[number];

/** Refinements of which several values may be chosen. */
export const severalFields = ['pairing', 'grape', 'country', 'region', 'vintage', 'size', 'tags'] as const;
export type SeveralField = (typeof severalFields)[number];

export const sorts: Record<ProductSort, string> = {
  match: 'Best match',
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Best rated',
  newest: 'Newest',
  name: 'Name',
};

/** A search shows first what fits best. */
const usualSort = ({ q }: { q?: string | undefined }): ProductSort => (q ? 'match' : 'featured');

/** As the server knows them; the list itself would weigh more on the first page than its names do. */
const pairing =
  /^(beef|lamb|pork|poultry|game|barbecue|fish|shellfish|pasta|vegetables|spicy|cheese|dessert|cocktails)$/;
export const isPairing = (value: string): value is PairingKind => pairing.test(value);

export const usualPageSize = 20;

/** What a listing shows, read from its address. Prices are whole text, as they stand there: dollars. */
export type ProductSearch = { [Field in FilterField]?: string } & {
  [Field in Exclude<SeveralField, 'pairing'>]: string[];
} & {
  q?: string;
  pairing: PairingKind[];
  rating?: '1' | '2' | '3' | '4';
  points?: LeastPoints;
  min_price?: string;
  max_price?: string;
  in_stock: boolean;
  on_sale: boolean;
  sort: ProductSort;
  page: number;
  pageSize: number;
};

type Address = Record<string, unknown>;

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value) as unknown;
const textOf = (value: unknown) => {
  const text = first(value);
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
};

const mostChosen = 30;
const longest = { q: 100, choice: 80 };

const readable: Partial<Record<SeveralField, RegExp>> = { vintage: /^(\d{4}|nv)$/, size: /^\d{1,6}$/ };
const tags = /^(organic|biodynamic|sustainable|dry-farmed|vegan|low-intervention|recycled glass)$/;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const severalOf = (address: Address, field: SeveralField) => {
  const pattern = field === 'tags' ? tags : (readable[field] ?? /./);
  const values = [address[field] ?? []].flat().filter((value) => typeof value === 'string');
  const chosen = values.map((value) => value.trim());
  return [...new Set(chosen)]
    .filter((value) => value.length <= longest.choice && pattern.test(value))
    .slice(0, mostChosen);
};

const slugOf = (value: unknown) => {
  const text = textOf(value)?.toLowerCase();
  return text && slug.test(text) && text.length <= 160 ? text : undefined;
};

/** `$20`, `20.00` and ` 20 ` are 20; text that is no amount gives undefined. */
function priceOf(value: unknown) {
  const amount = Number(textOf(value)?.replace(/^\$/, '') ?? Number.NaN);
  if (!Number.isFinite(amount) || amount <= 0 || amount > 9_999_999) return undefined;
  return String(Math.round(amount * 100) / 100);
}

export const isRating = (value: unknown): value is '1' | '2' | '3' | '4' =>
  ['1', '2', '3', '4'].includes(value as string);

export const isPoints = (value: unknown): value is LeastPoints =>
  ['90', '92', '95'].includes(value as string);

const isSort = (value: unknown): value is ProductSort =>
  typeof value === 'string' && Object.hasOwn(sorts, value);

const isYes = (value: unknown) => ['true', '1', 'yes'].includes(textOf(value)?.toLowerCase() ?? '');

/** Of several filters in one address the first in the order of the menus counts. */
function filterOf(address: Address): { [Field in FilterField]?: string } {
  for (const field of filterFields) {
    const value = slugOf(address[field]);
    if (value) return { [field]: value };
  }
  return {};
}

/** Prices in the wrong order are swapped. */
function pricesOf(address: Address) {
  const [min_price, max_price] = [priceOf(address.min_price), priceOf(address.max_price)];
  const turned = min_price && max_price && Number(min_price) > Number(max_price);
  return turned ? { min_price: max_price, max_price: min_price } : { min_price, max_price };
}

/** Every address has a meaning: what is wrong in it is read as the nearest thing that makes sense. */
export function readProductSearch(address: Address): ProductSearch {
  const rating = textOf(address.rating);
  const sort = textOf(address.sort);
  const points = textOf(address.points);
  const q = textOf(address.q)?.slice(0, longest.q);
  return {
    ...filterOf(address),
    q,
    pairing: severalOf(address, 'pairing').filter(isPairing),
    grape: severalOf(address, 'grape'),
    country: severalOf(address, 'country'),
    region: severalOf(address, 'region'),
    vintage: severalOf(address, 'vintage'),
    size: severalOf(address, 'size'),
    tags: severalOf(address, 'tags'),
    rating: isRating(rating) ? rating : undefined,
    points: isPoints(points) ? points : undefined,
    ...pricesOf(address),
    in_stock: isYes(address.in_stock),
    on_sale: isYes(address.on_sale),
    sort: isSort(sort) && (q || sort !== 'match') ? sort : usualSort({ q }),
    page: pageIn(address.page),
    pageSize: pageSizeIn(address.pageSize, usualPageSize),
  };
}

export type RefinementField = SeveralField | 'rating' | 'points' | 'price' | 'in_stock' | 'on_sale';

/** The search as it stands in an address, without the defaults. */
export const addressOf = (search: ProductSearch) => {
  const { in_stock, on_sale, sort, page, pageSize, ...rest } = search;
  return {
    ...rest,
    in_stock: in_stock ? 'true' : undefined,
    on_sale: on_sale ? 'true' : undefined,
    sort: sort === usualSort(search) ? undefined : sort,
    ...pagingInAddress({ page, pageSize }, usualPageSize),
  };
};

export type ProductAddress = { [Field in keyof ReturnType<typeof addressOf>]?: string | string[] };

/**
 * The address after a choice: what was chosen last stands last, and a narrower or wider list begins at its
 * first page.
 */
export function addressAfter(search: ProductSearch, changes: Partial<ProductSearch>): ProductAddress {
  const { ...address }: ProductAddress = addressOf({ ...search, page: 1, ...changes });
  const changed = Object.keys(changes) as (keyof ProductAddress)[];
  const kept = Object.entries(address).filter(([field]) => !changed.includes(field as keyof ProductAddress));
  return Object.fromEntries([...kept, ...changed.map((field) => [field, address[field]])]);
}

export const filterIn = (search: ProductSearch) => {
  const field = filterFields.find((each) => search[each]);
  return field && { field, slug: search[field]! };
};

/** The same refinements on another shelf, from its first page. */
export function refinementsIn(search: ProductSearch): ProductAddress {
  const {
    department: _d,
    category: _c,
    varietal: _v,
    brand: _b,
    q: _q,
    sort: _s,
    page: _p,
    ...rest
  } = addressOf(search);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value?.length));
}

export const noRefinements = {
  pairing: [],
  grape: [],
  country: [],
  region: [],
  vintage: [],
  size: [],
  tags: [],
  rating: undefined,
  points: undefined,
  min_price: undefined,
  max_price: undefined,
  in_stock: false,
  on_sale: false,
} satisfies Partial<ProductSearch>;
