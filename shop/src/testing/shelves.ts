import { type Answering, answers } from 'browser/testing/fake-server';
import { listMenus, listProducts, productsQuery, suggestProducts } from 'contract/catalogue';
import type { Wire } from 'contract/platform/endpoint';
import { listWishMarks } from 'contract/wishlist';
import * as v from 'valibot';
import { barolo, chablis, type WireCard } from './bottles';

const madeira: WireCard = {
  ...barolo,
  id: 3,
  slug: 'madeira-verdelho',
  name: 'Verdelho Ten Years',
  brand: 'Quinta da Achada',
  vintage: null,
  size_ml: 500,
  region: 'Madeira',
  country: 'Portugal',
  rating: null,
  rating_count: 0,
  allocation: 'limit',
  limit_per_customer: 3,
  stock: 'out',
};

const shelf = [barolo, chablis, madeira];

const countOf = (cards: readonly WireCard[], value: (card: WireCard) => string) =>
  [...new Set(shelf.map(value))].map((each) => ({
    value: each,
    count: cards.filter((card) => value(card) === each).length,
  }));

const chosen = (values: readonly string[] | undefined, value: string) => !values || values.includes(value);

/** As the server answers: what fits the address, page by page, its query read by the contract. */
function productsFor(query: URLSearchParams) {
  const several = (name: string) => (query.has(name) ? { [name]: query.getAll(name) } : {});
  const asked = v.parse(productsQuery, {
    ...Object.fromEntries(query),
    ...several('country'),
    ...several('region'),
    ...several('vintage'),
  });
  const words = asked.q?.toLowerCase() ?? '';
  const named = shelf.filter(({ name, brand }) => `${brand} ${name}`.toLowerCase().includes(words));
  const found = named.filter(
    (card) => chosen(asked.country, card.country) && (!asked.in_stock || card.stock !== 'out'),
  );
  const from = (asked.page - 1) * asked.pageSize;
  return answers(listProducts, {
    data: found.slice(from, from + asked.pageSize),
    total_rows: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / asked.pageSize)),
    page: asked.page,
    pageSize: asked.pageSize,
    words: null,
    narrowed: null,
    facets: {
      department: [{ value: 'wine', count: found.length }],
      category: [
        { value: 'red-wine', count: 1 },
        { value: 'white-wine', count: 1 },
      ],
      grape: [],
      pairing: [{ value: 'beef', count: 1 }],
      points: [{ value: '90', count: 1 }],
      country: countOf(named, ({ country }) => country),
      region: countOf(found, ({ region }) => region),
      vintage: countOf(found, ({ vintage }) => String(vintage ?? 'nv')),
      size: countOf(found, ({ size_ml }) => String(size_ml)),
      tags: [],
      rating: [{ value: '4', count: 2 }],
      in_stock: 2,
      on_sale: 1,
      price: { lowest: 32, highest: 58 },
    },
  });
}

const item = (id: number, name: string, slug: string, count = 3) => ({ id, name, slug, count });

export const wireMenus: Wire<typeof listMenus> = {
  departments: [
    {
      ...item(1, 'Wine', 'wine'),
      categories: [item(1, 'Red Wine', 'red-wine', 1), item(2, 'White Wine', 'white-wine', 1)],
      varietals: [item(1, 'Nebbiolo', 'nebbiolo', 1)],
      brands: [item(1, 'Cascina Aurelia', 'cascina-aurelia', 1)],
      countries: [{ name: 'Italy', count: 1 }],
      regions: [{ name: 'Piedmont', count: 1 }],
    },
    {
      ...item(2, 'Spirits', 'spirits', 0),
      categories: [],
      varietals: [],
      brands: [],
      countries: [],
      regions: [],
    },
  ],
};
const menus = answers(listMenus, wireMenus);

export const suggestions = answers(suggestProducts, {
  products: [barolo, chablis],
  brands: [item(1, 'Cascina Aurelia', 'cascina-aurelia', 1)],
  varietals: [item(1, 'Nebbiolo', 'nebbiolo', 1)],
  searches: [],
});

/** What the server was asked for on the shelves, in the order of asking. */
export function stockedShelves() {
  const asked: string[] = [];
  const products: Answering = {
    endpoint: listProducts,
    reply: (sent, path, query = new URLSearchParams()) => {
      asked.push(query.toString());
      return productsFor(query).reply(sent, path, query);
    },
  };
  return { asked, answerings: [products, menus, answers(listWishMarks, [])] };
}
