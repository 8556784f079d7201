import { sum } from 'contract/platform/cents';
import { type Applied, applyPromotions } from '../features/promotions/applying/apply-promotions.js';
import { noLaw, type Promotion, type PromotionLine } from '../features/promotions/applying/promotion.js';

export const [wine, glasses] = [1, 5];
export const line = (product: number, price: number, quantity: number, department = wine): PromotionLine => ({
  id: `line ${product}`,
  price,
  quantity,
  bottles: 1,
  law: noLaw,
  cost: null,
  ids: { department, category: 10 * department, brand: product % 3, product },
});

export const promotion = (id: number, more: Partial<Promotion> = {}): Promotion => ({
  id,
  shownAs: `Offer ${id}`,
  how: 'percent',
  group: null,
  byCode: false,
  audience: { kind: 'everybody' },
  steps: [
    { bottles: 6, value: 500 },
    { bottles: 12, value: 1000 },
  ],
  within: new Map([['department', new Set([wine])]]),
  without: new Map(),
  ...more,
});
export const mixedCase = promotion(1);

export const savedBy = (all: readonly Applied[]) => sum(all.map(({ saved: cents }) => cents));
export const saved = (lines: readonly PromotionLine[], ...promotions: Promotion[]) =>
  Object.fromEntries([...applyPromotions(lines, promotions)].map(([id, all]) => [id, savedBy(all)]));
