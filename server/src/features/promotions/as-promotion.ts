import type { GoodsIds, Promotion } from './applying/promotion.js';

type Kind = keyof GoodsIds;

type Written = {
  readonly id: number;
  readonly shown_as: string;
  readonly how: Promotion['how'];
  readonly buys: number | null;
  readonly gets: number | null;
  readonly by_code: boolean;
  readonly audience: Promotion['audience']['kind'];
  /** By name. */
  readonly memberships: readonly string[];
  readonly steps: readonly { readonly from_bottles: number; readonly value: number }[];
  readonly goods: readonly { readonly kind: Kind; readonly ref: number; readonly takes_out: boolean }[];
};

function named({ goods }: Written, takenOut: boolean) {
  const sets = new Map<Kind, Set<number>>();
  for (const { kind, ref, takes_out } of goods)
    if (takes_out === takenOut) sets.set(kind, (sets.get(kind) ?? new Set()).add(ref));
  return sets;
}

/** A promotion as it is reckoned with, of its rows. */
export const asPromotion = (written: Written): Promotion => ({
  id: written.id,
  shownAs: written.shown_as,
  how: written.how,
  group: written.buys === null || written.gets === null ? null : { buys: written.buys, gets: written.gets },
  byCode: written.by_code,
  audience:
    written.audience === 'members'
      ? { kind: written.audience, names: written.memberships }
      : { kind: written.audience },
  steps: written.steps.map(({ from_bottles, value }) => ({ bottles: from_bottles, value })),
  within: named(written, false),
  without: named(written, true),
});
