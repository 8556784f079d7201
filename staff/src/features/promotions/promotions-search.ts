import type { PromotionTime } from 'contract/promotions/promotions.staff';

/** Named here once more, because the whole of the contract would come with the routes. */
const promotionTimes: readonly PromotionTime[] = ['now', 'over'];

export type PromotionsSearch = { store?: number; when?: PromotionTime; page?: number };

/** Whose promotions are shown, and which of them. */
export const promotionsSearch = (search: Record<string, unknown>): PromotionsSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  when: promotionTimes.find((when) => when === search.when),
  page: typeof search.page === 'number' ? search.page : undefined,
});
