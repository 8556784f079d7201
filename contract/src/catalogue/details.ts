import * as v from 'valibot';
import { emailUnconfirmed } from '../auth/email-unconfirmed.js';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { tooMany } from '../platform/envelope.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { paragraph } from '../platform/text.js';
import { fulfilmentMode, storeNotFound } from '../stores.js';
import { allocationKind, productCard, standIn, storeOffer } from './cards.js';

export type { AllocationKind } from './cards.js';

export const productNotFound = refusal(404, 'product_not_found', 'There is no such product.');
export const notCarriedHere = refusal(404, 'not_carried_here', 'This store does not carry the product.');
export const stillInStock = refusal(409, 'still_in_stock', 'This product is in stock.');
export const notAVerifiedBuyer = refusal(
  403,
  'not_a_verified_buyer',
  'Reviews are written by customers who have bought the product from us.',
);

const spiritFacts = v.object({
  proof: v.number(),
  ageYears: v.nullable(v.number()),
  cask: v.nullable(v.string()),
  mashBill: v.nullable(v.string()),
});
export type SpiritFacts = v.InferOutput<typeof spiritFacts>;

const beerFacts = v.object({
  style: v.string(),
  /** Null for cider, which has no hops. */
  ibu: v.nullable(v.number()),
});
export type BeerFacts = v.InferOutput<typeof beerFacts>;

const sakeFacts = v.object({
  grade: v.string(),
  /** How much of each grain is left, in percent. */
  polish: v.number(),
  rice: v.string(),
});
export type SakeFacts = v.InferOutput<typeof sakeFacts>;

const criticScore = v.object({
  source: v.string(),
  /** Out of 100. */
  points: v.number(),
});
export type CriticScore = v.InferOutput<typeof criticScore>;

/** From 1 (hardly any) to 5. */
const taste = v.object({
  body: v.number(),
  sweetness: v.number(),
  acidity: v.number(),
  tannin: v.number(),
});

const tastingNotes = v.object({ nose: v.string(), palate: v.string(), finish: v.string() });
const named = v.object({ name: v.string(), slug: v.string() });

const availability = v.object({
  store_id: id,
  store_name: v.string(),
  city: v.string(),
  /**
   * In a straight line from the store that was asked about; null for that store, and when it is not known.
   */
  miles: v.nullable(v.number()),
  modes: v.array(fulfilmentMode),
  /** Null when the store does not carry it. */
  offer: v.nullable(storeOffer),
});
export type Availability = v.InferOutput<typeof availability>;

/** Shown beside the bottle on the page, with what makes the two different. */
const relatedProduct = v.object({
  ...productCard.entries,
  abv: v.nullable(v.number()),
  taste: v.nullable(taste),
});
export type RelatedProduct = v.InferOutput<typeof relatedProduct>;

export const productDetails = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  brand: v.object({ ...named.entries, story: v.nullable(v.string()) }),
  department: named,
  category: named,
  varietals: v.array(v.object({ ...named.entries, percent: v.number() })),
  country: v.string(),
  region: v.string(),
  appellation: v.nullable(v.string()),
  vintage: v.nullable(v.number()),
  abv: v.nullable(v.number()),
  size_ml: v.nullable(v.number()),
  pack_count: v.number(),
  closure: v.nullable(v.string()),
  /** The years in which it is best. */
  drink: v.nullable(v.object({ from: v.number(), until: v.number() })),
  description: v.string(),
  tasting_notes: v.nullable(tastingNotes),
  pairings: v.array(v.string()),
  taste: v.nullable(taste),
  spirit: v.nullable(spiritFacts),
  beer: v.nullable(beerFacts),
  sake: v.nullable(sakeFacts),
  tags: v.array(v.string()),
  scores: v.array(criticScore),
  images: v.array(v.string()),
  /** What each picture shows, if the product's name does not say it; otherwise empty. */
  image_words: v.array(v.string()),
  /** For the first picture. */
  stand_in: standIn,
  allocation: allocationKind,
  limit_per_customer: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  rating_count: v.number(),
  /** All stores, the one that was asked about first. */
  availability: v.array(availability),
  related: v.array(relatedProduct),
});
export type ProductDetails = v.InferOutput<typeof productDetails>;

export const getProduct = endpoint('GET', 'e-com/products/{id}', {
  about: 'Everything about a product, what each store asks for it, and what goes with it at this store.',
  path: v.object({ id: idFromText }),
  query: v.object({ store_id: idFromText }),
  data: productDetails,
  refusals: [productNotFound, storeNotFound],
});

const review = v.object({
  id: uuid,
  first_name: v.string(),
  rating: v.number(),
  text: v.string(),
  written_at: moment,
  /** How many customers found it helpful. */
  helpful: v.number(),
  /** What the shop answers. */
  answer: v.nullable(v.object({ text: v.string(), at: moment })),
});
export type Review = v.InferOutput<typeof review>;

/** A review as it stands in the list: another customer's, or one's own. */
const listedReview = v.object({ ...review.entries, is_own: v.boolean(), found_helpful: v.boolean() });
export type ListedReview = v.InferOutput<typeof listedReview>;

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
const givenStars = ['1', '2', '3', '4', '5'] as const;

export const reviewNotFound = refusal(404, 'review_not_found', 'There is no such review.');
export const ownReview = refusal(409, 'own_review', 'You wrote this review yourself.');

export const longestReview = 2000;
const stars = v.pipe(
  v.number('Choose 1 to 5 stars'),
  v.integer('Choose 1 to 5 stars'),
  v.minValue(1, 'Choose 1 to 5 stars'),
  v.maxValue(5, 'Choose 1 to 5 stars'),
);
export const reviewBody = v.object({
  rating: stars,
  text: paragraph('Tell us in a few words what you thought', longestReview),
});

export const listReviews = endpoint('GET', 'e-com/products/{id}/reviews', {
  about:
    'The published reviews of a product, all or those with one number of stars, with how many gave each number ' +
    'of stars.',
  path: v.object({ id: idFromText }),
  query: v.object({
    ...pageQuery(10),
    sort: v.optional(v.picklist(reviewSorts), 'newest'),
    stars: v.optional(
      v.pipe(
        v.picklist(givenStars),
        v.transform((stars) => Number(stars)),
      ),
    ),
  }),
  data: v.object({
    ...pageOf(listedReview).entries,
    /** The counts of all reviews, whichever are asked for, beginning with one star. */
    stars: v.array(v.number()),
  }),
  refusals: [productNotFound],
});

export const writeReview = endpoint('POST', 'e-com/products/{id}/reviews', {
  about: "Publishes the customer's review; a later one takes the place of the earlier.",
  path: v.object({ id: idFromText }),
  body: reviewBody,
  status: 201,
  data: review,
  says: 'Thank you for your review.',
  refusals: [productNotFound, notAVerifiedBuyer, emailUnconfirmed, tooMany],
});

const oneReview = v.object({ id: idFromText, review_id: uuid });
const helpfulNow = v.object({ helpful: v.number(), found_helpful: v.boolean() });

export const markReviewHelpful = endpoint('POST', 'e-com/products/{id}/reviews/{review_id}/helpful', {
  about: "Somebody else's review helped; saying so twice is saying it once.",
  path: oneReview,
  data: helpfulNow,
  says: 'Thank you. Marked as helpful.',
  refusals: [reviewNotFound, ownReview, tooMany],
});

export const unmarkReviewHelpful = endpoint('DELETE', 'e-com/products/{id}/reviews/{review_id}/helpful', {
  about: 'Takes it back.',
  path: oneReview,
  data: helpfulNow,
  says: 'No longer marked as helpful.',
  refusals: [reviewNotFound, tooMany],
});

export const getOwnProductState = endpoint('GET', 'e-com/products/{id}/mine', {
  about: 'What this customer has to do with a product at a store.',
  path: v.object({ id: idFromText }),
  query: v.object({ store_id: idFromText }),
  data: v.object({
    stock_alert: v.boolean(),
    may_review: v.boolean(),
    review: v.nullable(review),
  }),
  refusals: [productNotFound, storeNotFound],
});

export const askForStockAlert = endpoint('POST', 'e-com/products/{id}/stock-alert', {
  about: 'A letter when the store has the product again; asking twice is asking once.',
  path: v.object({ id: idFromText }),
  body: v.object({ store_id: id }),
  says: 'We’ll email you when it’s back.',
  refusals: [productNotFound, storeNotFound, notCarriedHere, stillInStock],
});

export const forgetStockAlert = endpoint('DELETE', 'e-com/products/{id}/stock-alert', {
  about: 'Takes the wish for a letter back.',
  path: v.object({ id: idFromText }),
  query: v.object({ store_id: idFromText }),
  says: 'We won’t email you about it.',
  refusals: [productNotFound, storeNotFound],
});
