import { KnownNames, noKnowledge, type SearchKnowledge } from '../search/known-names.js';
import { isFood, kindsOf, wordsOfPairing } from '../search/pairing-kinds.js';
import { type Field, Vocabulary } from '../search/search-vocabulary.js';
import { fold } from '../search/search-words.js';
import type { Offer, Seen } from './changes.js';
import { Column, Combinations, grown } from './column.js';
import { Menus } from './menus.js';
import { type OfferCells, storeOf } from './offer-cells.js';
import { Positions } from './positions.js';
import { featuredScore, nameKey, tenthsOf } from './shelf-scores.js';
import { maskOfKinds, maskOfLines, sizeWords, tagWords } from './shelf-words.js';
import type { MenuNames, ShelvedProduct } from './shelves.sql.js';
import { StoreShelf } from './store-shelf.js';

const firstCapacity = 1024;
const wine = 'wine';
/** NV: the wine has no vintage. */
const nameOfVintage = (year: number) => (year === 0 ? 'NV' : undefined);

/**
 * The whole catalogue as a process keeps it in memory: everything by which products are filtered, counted,
 * sorted and searched, in columns of numbers, one cell for each product. The words of a card are not here:
 * they are read only for the cards of one page.
 */
export class Shelves {
  readonly menus: Menus;
  readonly vocabulary = new Vocabulary();
  /** How many positions are in use, including those of products that are gone. */
  size = 0;
  ids = new Int32Array(0);
  /** The average that is shown, in tenths. */
  ratings = new Uint8Array(0);
  ratingCounts = new Uint32Array(0);
  /** Seconds since 1970. */
  added = new Uint32Array(0);
  /** The order "featured", the highest first. */
  scores = new Float64Array(0);
  readonly name = this.#searched('name');
  readonly brand = this.#searched<number>('brand');
  readonly category = this.#searched<number>('category');
  /** The words by which the category's department is searched. */
  readonly department = this.#searched('department');
  readonly country = this.#searched('country');
  readonly region = this.#searched('region');
  readonly appellation = this.#searched('appellation');
  /** 0 for wines without a vintage (NV). */
  readonly vintage = this.#searched<number>('vintage');
  /** Millilitres; 0 for what has no size. */
  readonly sizes = this.#searched<number>('size');
  /** Bits, as in `maskOfTags`. */
  readonly tags = this.#searched<number>('tags');
  /** In each blend the grape with the largest share comes first. */
  readonly varietal = new Combinations<number>(this.#noted('varietal'));
  /** The foods that it goes with. */
  readonly pairing = new Combinations(this.#noted('pairing'));
  /** Bits, as in `maskOfKinds`. */
  readonly pairingKinds = new Column<number>();
  /** The highest score that a critic gave; 0 without any. */
  points = new Uint8Array(0);
  /** Each name in the form by which it is sorted. */
  readonly foldedNames: string[] = [];
  readonly nameKeys: number[] = [];
  /** The varietals that are grapes: a beer's style is not one. */
  readonly grapes = new Set<number>();
  readonly #kindsOfMeals: number[] = [];
  readonly #departmentWords = new Map<number, string>();
  readonly #stores = new Map<number, StoreShelf>();
  readonly #positions = new Positions();
  readonly #nameOfBrand = (id: number) => this.menus.brands.get(id)?.name;
  readonly #nameOfCategory = (id: number) => this.menus.categories.get(id)?.name;
  readonly #nameOfVarietal = (id: number) => this.menus.varietals.get(id)?.name;

  readonly popularSearches: readonly string[];
  readonly knownNames: KnownNames;

  /** Whoever knows how many products there will be says it, so that the columns need not grow meanwhile. */
  constructor(names: MenuNames, knowledge: SearchKnowledge = noKnowledge, expected = 0) {
    this.menus = new Menus(names);
    this.popularSearches = knowledge.popular;
    this.knownNames = new KnownNames(knowledge.names);
    if (expected > 0) this.#grow(expected);
  }

  hasStore(storeId: number) {
    return this.#stores.has(storeId);
  }

  positionOf(id: number) {
    return this.#positions.get(id);
  }

  /** A store that carries nothing has empty shelves. */
  shelfOf(storeId: number): StoreShelf {
    return this.#stores.get(storeId) ?? this.#emptyShelf();
  }

  #emptyShelf() {
    const shelf = new StoreShelf();
    shelf.grow(this.ids.length);
    return shelf;
  }

  /** Writes the current state of a product to its position, or to a free one. */
  put(product: ShelvedProduct) {
    const at = this.#positionFor(product.id);
    const { ids } = this;
    ids[at] = product.id;
    this.ratings[at] = tenthsOf(product.rating_sum, product.rating_count);
    this.ratingCounts[at] = product.rating_count;
    this.added[at] = product.added;
    const { id, featured, rating_sum, rating_count } = product;
    this.scores[at] = featuredScore(id, featured, rating_sum, rating_count);
    this.name.put(at, product.name);
    this.brand.put(at, product.brand_id, this.#nameOfBrand);
    this.#putCategory(at, product.category_id);
    this.country.put(at, product.country);
    this.region.put(at, product.region);
    this.appellation.put(at, product.appellation);
    this.vintage.put(at, product.vintage, nameOfVintage);
    this.sizes.put(at, product.size_ml, sizeWords);
    this.tags.put(at, maskOfLines(product.sustainability), tagWords);
    this.points[at] = product.points;
    this.#putVarietals(at, product);
    this.#putPairings(at, product.pairings);
    this.#putOffers(at, product.offers);
  }

  /** What can be seen of a product here; undefined if it never stood here. */
  seen(id: number): Seen | undefined {
    const at = this.#positions.get(id);
    if (at === undefined) return undefined;
    const { ratings, ratingCounts, added, scores, points } = this;
    const cells = [
      ratings,
      ratingCounts,
      added,
      scores,
      points,
      ...this.#columns().map(({ codes }) => codes),
    ];
    const offers = new Map<number, Offer>();
    for (const [storeId, shelf] of this.#stores) {
      const offer = shelf.offerAt(at);
      if (offer) offers.set(storeId, offer);
    }
    return { at, traits: cells.map((cell) => cell[at]).join(), offers };
  }

  /** A product that is gone is carried by no store; its position stays reserved. */
  takeAway(id: number) {
    const at = this.#positions.get(id);
    if (at !== undefined) for (const shelf of this.#stores.values()) shelf.put(at, undefined);
  }

  #putOffers(at: number, offers: readonly OfferCells[]) {
    for (const offer of offers) {
      const storeId = storeOf(offer);
      if (!this.#stores.has(storeId)) this.#stores.set(storeId, this.#emptyShelf());
    }
    for (const [storeId, shelf] of this.#stores)
      shelf.put(
        at,
        offers.find((offer) => storeOf(offer) === storeId),
      );
  }

  #putCategory(at: number, id: number) {
    const category = this.menus.categories.get(id);
    if (this.category.labels.find(id) === undefined && category)
      this.#departmentWords.set(id, this.menus.departmentWords(category));
    this.category.put(at, id, this.#nameOfCategory);
    this.department.put(at, this.#departmentWords.get(id) ?? '');
  }

  #putVarietals(at: number, { category_id, varietals }: ShelvedProduct) {
    const { menus, varietal } = this;
    const blend = varietal.put(at, varietals.join(), () => varietals, this.#nameOfVarietal);
    if (menus.departmentOf(category_id)?.slug !== wine) return;
    for (const grape of varietal.members[blend]!) this.grapes.add(grape);
  }

  /**
   * A pairing that is not food, such as the wine that a glass is made for, is neither counted nor searched.
   */
  #putPairings(at: number, lines: string) {
    const foods = () => lines.split('\n').filter(isFood);
    const meal = this.pairing.put(at, lines, foods, wordsOfPairing);
    this.#kindsOfMeals[meal] ??= maskOfKinds(foods().flatMap(kindsOf));
    this.pairingKinds.put(at, this.#kindsOfMeals[meal]);
  }

  #noted(field: Field) {
    return (code: number, text: string) => this.vocabulary.add(field, code, text);
  }

  #searched<Value extends string | number = string>(field: Field) {
    const noted = this.#noted(field);
    return new Column<Value>((code, text) => {
      noted(code, text);
      if (field !== 'name') return;
      this.foldedNames[code] = fold(text);
      this.nameKeys[code] = nameKey(this.foldedNames[code]);
    });
  }

  #positionFor(id: number) {
    const known = this.#positions.get(id);
    if (known !== undefined) return known;
    if (this.size === this.ids.length) this.#grow(Math.max(firstCapacity, 2 * this.size));
    this.#positions.set(id, this.size);
    return this.size++;
  }

  #grow(capacity: number) {
    this.ids = grown(this.ids, capacity);
    this.ratings = grown(this.ratings, capacity);
    this.ratingCounts = grown(this.ratingCounts, capacity);
    this.added = grown(this.added, capacity);
    this.scores = grown(this.scores, capacity);
    this.points = grown(this.points, capacity);
    for (const column of this.#columns()) column.grow(capacity);
    for (const shelf of this.#stores.values()) shelf.grow(capacity);
  }

  #columns() {
    const { name, brand, category, department, country, region, appellation, vintage, sizes, tags } = this;
    const { varietal, pairing, pairingKinds } = this;
    const places = [country, region, appellation];
    return [
      name,
      brand,
      category,
      department,
      ...places,
      vintage,
      sizes,
      tags,
      varietal,
      pairing,
      pairingKinds,
    ];
  }
}
