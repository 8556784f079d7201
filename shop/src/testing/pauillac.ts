import { type Answering, answers, fakeServer } from 'browser/testing/fake-server';
import { countBought } from 'contract/cart';
import { listMenus } from 'contract/catalogue';
import { getOwnProductState, getProduct, listReviews } from 'contract/catalogue/details';
import type { Wire } from 'contract/platform/endpoint';
import { listPromotionsOf } from 'contract/promotions/promotions';
import { listStores } from 'contract/stores';
import { barolo, chablis } from './bottles';
import { mission, westLoop } from './people';
import { keptWishlist } from './wishlist';

type Details = Wire<typeof getProduct>;

const offer = { price: 191, compare_at: 210, stock: 'in_stock', left: null } as const;

/** A bottle with everything that the shop can know of one, as it travels. */
export const pauillac: Details = {
  id: 7,
  slug: 'chateau-valmorin-pauillac-2013',
  name: 'Pauillac',
  brand: {
    name: 'Château Valmorin',
    slug: 'chateau-valmorin',
    story: 'The harvest supper has been held here since 1919.',
  },
  department: { name: 'Wine', slug: 'wine' },
  category: { name: 'Red Wine', slug: 'red-wine' },
  varietals: [
    { name: 'Cabernet Sauvignon', slug: 'cabernet-sauvignon', percent: 70 },
    { name: 'Merlot', slug: 'merlot', percent: 30 },
  ],
  country: 'France',
  region: 'Bordeaux',
  appellation: 'Pauillac',
  vintage: 2013,
  abv: 14,
  size_ml: 750,
  pack_count: 1,
  closure: 'cork',
  drink: { from: 2027, until: 2035 },
  description: 'Deep gravel forces Cabernet to dig here.',
  tasting_notes: { nose: 'Cigar box leads.', palate: 'Blackcurrant and cedar.', finish: 'Bright.' },
  pairings: ['roast leg of lamb', 'aged Comté'],
  taste: { body: 5, sweetness: 1, acidity: 3, tannin: 4 },
  spirit: null,
  beer: null,
  sake: null,
  tags: ['organic', 'vegan'],
  scores: [{ source: 'Tannin & Stone', points: 94 }],
  images: ['pauillac'],
  image_words: [''],
  stand_in: null,
  allocation: 'limit',
  limit_per_customer: 3,
  rating: 4.1,
  rating_count: 12,
  availability: [
    {
      store_id: mission.id,
      store_name: mission.name,
      city: mission.city,
      miles: null,
      modes: mission.modes,
      offer,
    },
    {
      store_id: westLoop.id,
      store_name: westLoop.name,
      city: westLoop.city,
      miles: 1852.6,
      modes: westLoop.modes,
      offer: { price: 193, compare_at: null, stock: 'low', left: 3 },
    },
    {
      store_id: 5,
      store_name: 'Cellar Door Coral Gables',
      city: 'Miami',
      miles: 2589.1,
      modes: ['pickup'],
      offer: null,
    },
  ],
  related: [
    { ...barolo, abv: 14, taste: { body: 4, sweetness: 1, acidity: 4, tannin: 4 } },
    { ...chablis, abv: 12.5, taste: { body: 2, sweetness: 1, acidity: 5, tannin: 1 } },
  ],
};

type Offer = Details['availability'][number]['offer'];

/** The same bottle when Mission asks something else for it, or does not carry it. */
export const pauillacAtMission = (offer: Offer): Details => ({
  ...pauillac,
  availability: pauillac.availability.map((place) =>
    place.store_id === mission.id ? { ...place, offer } : place,
  ),
});

/** The same bottle as it stands when West Loop is asked. */
export const pauillacAtWestLoop: Details = {
  ...pauillac,
  availability: pauillac.availability.toSorted((one) => (one.store_id === westLoop.id ? -1 : 1)),
};

export const nothingBought = answers(countBought, { bought: 0 });
export const noPromotions = answers(listPromotionsOf, []);

export const nothingOfOnesOwn: Wire<typeof getOwnProductState> = {
  stock_alert: false,
  may_review: false,
  review: null,
};

const review = (number: number, text: string) => ({
  id: `0190b7e0-5f00-7000-8000-${String(number).padStart(12, '0')}`,
  first_name: 'Rosa',
  rating: 4,
  text,
  written_at: '2026-11-09T12:00:00.000Z',
  helpful: 0,
  answer: null,
  is_own: false,
  found_helpful: false,
});

/** Twelve reviews, five on a page. */
export const reviewsOn = (page: number): Wire<typeof listReviews> => ({
  data: [1, 2, 3, 4, 5].map((number) => review(number, `Review ${number} of page ${page}`)),
  total_rows: 12,
  total_pages: 3,
  page,
  pageSize: 5,
  stars: [0, 0, 2, 7, 3],
});

/** A shop that answers all that the page of this bottle asks; of two answers to one call the last counts. */
export const shopWithPauillac = (...more: Answering[]) =>
  fakeServer(
    answers(getProduct, pauillac),
    answers(getOwnProductState, nothingOfOnesOwn),
    nothingBought,
    noPromotions,
    answers(listReviews, reviewsOn(1)),
    answers(listStores, [mission, westLoop]),
    answers(listMenus, { departments: [] }),
    ...keptWishlist().answerings,
    ...more,
  );

export const noReviews: Wire<typeof listReviews> = {
  data: [],
  total_rows: 0,
  total_pages: 1,
  page: 1,
  pageSize: 5,
  stars: [0, 0, 0, 0, 0],
};
