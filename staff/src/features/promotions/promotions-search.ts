import type { PromotionTime } from 'contract/promotions/promotions.staff';
import { wordIn } from '../../platform/word-in-address';

const promotionTimes: Readonly<Record<PromotionTime, true>> = { now: true, over: true };

export type PromotionsSearch = { store?: number; when?: PromotionTime; page?: number };

/** Whose promotions are shown, and which of them. */
export const promotionsSearch = (search: Record<string, unknown>): PromotionsSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  when: wordIn(promotionTimes, search.when),
  page: typeof search.page === 'number' ? search.page : undefined,
});
