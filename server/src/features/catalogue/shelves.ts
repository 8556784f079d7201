import { Column, grown } from './column.js';
import { Menus } from './menus.js';
import { type Field, Vocabulary } from './search-vocabulary.js';
import { fold } from './search-words.js';
import { featuredScore, nameKey, tenthsOf } from './shelf-scores.js';
import { maskOfTags, sizeWords, tagWords } from './shelf-words.js';
import type { MenuNames, OfferCells, ShelvedProduct } from './shelves.sql.js';
import { StoreShelf } from './store-shelf.js';

const firstCapacity = 1024;

/**
 * The whole catalogue as a process keeps it in memory: what is filtered, counted, sorted and searched, in columns
 * of numbers, one cell for each product. What a card says is not here: it is read for the cards of one page.
 */
export class Shelves {
  readonly menus: Menus;
  readonly vocabulary = new Vocabulary();
  /** How many positions are taken, by products or by what was one. */
  size = 0;
  ids = new Int32Array(0);
  /** Of the shown average, in tenths. */
  ratings = new Uint8Array(0);
  ratingCounts = new Uint32Array(0);
  /** Seconds since 1970. */
  added = new Uint32Array(0);
  /** The order "featured", the highest first. */
  scores = new Float64Array(0);
  readonly name = this.#searched('name');
  readonly brand = this.#searched<number>('brand');
  readonly category = this.#searched<number>('category');
  /** What the category's department is searched by. */
  readonly department = this.#searched('department');
  readonly country = this.#searched('country');
  readonly region = this.#searched('region');
  readonly appellation = this.#searched('appellation');
  /** 0 is NV. */
  readonly vintage = this.#searched<number>('vintage');
  /** Millilitres; 0 for what has no size. */
  readonly sizes = this.#searched<number>('size');
  /** Bits, as in `maskOfTags`. */
  readonly tags = this.#searched<number>('tags');
  /** Which varietals together: "3,17". The cells of a blend's varietals are in `blends`. */
  readonly blend = new Column();
  readonly varietals = this.#searched<number>('varietal').labels;
  /** The numbers of each blend's varietals. */
  readonly blends: number[][] = [];
  /** Each name as it is sorted. */
  readonly foldedNames: string[] = [];
  readonly nameKeys: number[] = [];
  readonly #departmentWords = new Map<number, string>();
  readonly #stores = new Map<number, StoreShelf>();
  readonly #positions = new Map<number, number>();

  constructor(names: MenuNames) {
    this.menus = new Menus(names);
  }

  hasStore(storeId: number) {
    return this.#stores.has(storeId);
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

  /** Puts a product where it stands, or where there is room, as it is now. */
  put(product: ShelvedProduct) {
    const at = this.#positionFor(product.id);
    const { menus, ids } = this;
    ids[at] = product.id;
    this.ratings[at] = tenthsOf(product.rating_sum, product.rating_count);
    this.ratingCounts[at] = product.rating_count;
    this.added[at] = product.added;
    const { id, featured, rating_sum, rating_count } = product;
    this.scores[at] = featuredScore(id, featured, rating_sum, rating_count);
    this.name.put(at, product.name);
    this.brand.put(at, product.brand_id, menus.brands.get(product.brand_id)?.name);
    this.#putCategory(at, product.category_id);
    this.country.put(at, product.country);
    this.region.put(at, product.region);
    this.appellation.put(at, product.appellation ?? '');
    this.vintage.put(at, product.vintage ?? 0, product.vintage ? undefined : 'NV');
    const size = product.size_ml ?? 0;
    this.sizes.put(at, size, sizeWords(size));
    const tags = maskOfTags(product.sustainability);
    this.tags.put(at, tags, tagWords(tags));
    this.#putBlend(at, product.varietals ?? []);
    this.#putOffers(at, product.offers ?? []);
  }

  /** No store carries what is gone; its place stays free for it. */
  takeAway(id: number) {
    const at = this.#positions.get(id);
    if (at !== undefined) for (const shelf of this.#stores.values()) shelf.put(at, undefined);
  }

  #putOffers(at: number, offers: readonly OfferCells[]) {
    for (const [storeId] of offers)
      if (!this.#stores.has(storeId)) this.#stores.set(storeId, this.#emptyShelf());
    for (const [storeId, shelf] of this.#stores)
      shelf.put(
        at,
        offers.find(([store]) => store === storeId),
      );
  }

  #putCategory(at: number, id: number) {
    const category = this.menus.categories.get(id);
    if (this.category.labels.find(id) === undefined && category)
      this.#departmentWords.set(id, this.menus.departmentWords(category));
    this.category.put(at, id, category?.name);
    this.department.put(at, this.#departmentWords.get(id) ?? '');
  }

  #putBlend(at: number, varietals: readonly number[]) {
    const codes = varietals.map((id) => this.varietals.codeOf(id, this.menus.varietals.get(id)?.name));
    this.blend.put(at, varietals.join());
    this.blends[this.blend.codes[at]!] ??= codes;
  }

  #searched<Value extends string | number = string>(field: Field) {
    return new Column<Value>((code, text) => {
      this.vocabulary.add(field, code, text);
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
    for (const column of this.#columns()) column.grow(capacity);
    for (const shelf of this.#stores.values()) shelf.grow(capacity);
  }

  #columns() {
    const { name, brand, category, department, country, region, appellation, vintage, sizes, tags, blend } =
      this;
    return [name, brand, category, department, country, region, appellation, vintage, sizes, tags, blend];
  }
}
