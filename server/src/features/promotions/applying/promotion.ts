import { sum } from 'contract/platform/cents';

/** By what a promotion names goods. */
export type GoodsIds = {
  readonly department: number;
  readonly category: number;
  readonly brand: number;
  readonly product: number;
};
type Kind = keyof GoodsIds;
type Named = ReadonlyMap<Kind, ReadonlySet<number>>;

/** From so many bottles on: so many hundredths of a percent, or cents. */
export type Step = { readonly bottles: number; readonly value: number };

/** Whom a promotion is for. */
type Audience =
  | { readonly kind: 'everybody' | 'first_order' }
  /** By the names of their memberships. */
  | { readonly kind: 'members'; readonly names: readonly string[] };

/** Who buys so many pieces, gets so many of the cheapest with something off. */
export type Group = { readonly buys: number; readonly gets: number };

export type Promotion = {
  readonly id: number;
  readonly shownAs: string;
  readonly how: 'percent' | 'amount' | 'buy_get';
  /** Null but where some are got for buying others. */
  readonly group: Group | null;
  /** Only for whoever has one of its codes. */
  readonly byCode: boolean;
  readonly audience: Audience;
  /** By rising numbers of bottles. */
  readonly steps: readonly Step[];
  /** Of several kinds, goods must be among those of each; no kind: all goods. */
  readonly within: Named;
  /** Goods that are among those of any kind take no part. */
  readonly without: Named;
};

type Sold = { readonly allocation: string; readonly compare_at: unknown };

/** Reduced bottles cost less already, and scarce ones are not for sale like others. */
export const mayBeReduced = ({ allocation, compare_at }: Sold) =>
  allocation === 'none' && compare_at === null;

/** Goods that may have something taken off. Money in cents. */
export type PromotionLine = {
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
  /** How many bottles one piece counts as. */
  readonly bottles: number;
  readonly ids: GoodsIds;
  readonly law: OfferLaw;
  /** What one piece cost the store; null where nobody knows, or where no law asks. */
  readonly cost: number | null;
};

/** What the law of a store leaves to offers on a kind of goods. */
export type OfferLaw = {
  /** In percent of the price; null where it sets no bound. */
  readonly atMost: number | null;
  readonly automatic: boolean;
  readonly codes: boolean;
  readonly buyGet: boolean;
  /** What must be left over the cost, in percent of it; null where no law asks for it. */
  readonly markup: number | null;
  /** In words, what is not allowed. */
  readonly noCodes: string | null;
  readonly noBuyGet: string | null;
  readonly tooMuch: string | null;
  readonly tooCheap: string | null;
};

/** Where it says nothing. */
export const noLaw: OfferLaw = {
  atMost: null,
  automatic: true,
  codes: true,
  buyGet: true,
  markup: null,
  noCodes: null,
  noBuyGet: null,
  tooMuch: null,
  tooCheap: null,
};

const isNamed = (named: Named, ids: GoodsIds) => {
  for (const [kind, refs] of named) if (refs.has(ids[kind])) return true;
  return false;
};

export function covers({ within, without }: Promotion, { ids }: Pick<PromotionLine, 'ids'>) {
  for (const [kind, refs] of within) if (!refs.has(ids[kind])) return false;
  return !isNamed(without, ids);
}

const isLawful = ({ byCode, group }: Promotion, { law }: PromotionLine) =>
  law[byCode ? 'codes' : 'automatic'] && (!group || law.buyGet);

/** The lines that a promotion may reduce, by what it names and by law. */
export const coveredBy = (promotion: Promotion, lines: readonly PromotionLine[]) =>
  lines.filter((line) => isLawful(promotion, line) && covers(promotion, line));

export const bottlesIn = (lines: readonly PromotionLine[]) =>
  sum(lines.map(({ bottles, quantity }) => bottles * quantity));

export const piecesIn = (lines: readonly PromotionLine[]) => sum(lines.map(({ quantity }) => quantity));
/** How many a promotion counts: of a group every piece is one, otherwise a six-pack is six. */
export const countedIn = ({ group }: Promotion, lines: readonly PromotionLine[]) =>
  group ? piecesIn(lines) : bottlesIn(lines);

/** A tenth of less could be rounded to nothing. */
const leastPrice = 20;

export const dearEnough = (lines: readonly PromotionLine[]) =>
  lines.filter(({ price }) => price >= leastPrice);
