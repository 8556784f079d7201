import { answers, type fakeServer } from 'browser/testing/fake-server';
import {
  listPromotedChoices,
  listPromotions,
  type PromotionAudience,
  type PromotionWay,
  previewPromotion,
} from 'contract/promotions/promotions.staff';
import { getMe } from 'contract/staff';
import { page } from 'vitest/browser';
import { marco } from './people';

export const mixedCase = {
  id: 7,
  version: 3,
  name: 'Mixed cases, all stores',
  shown_as: 'Mixed case of wine',
  how: 'percent' as const,
  steps: [
    { from_bottles: 6, off: 5 },
    { from_bottles: 12, off: 10 },
  ],
  buys: null as number | null,
  gets: null as number | null,
  goods: [
    { kind: 'department' as const, ref: 1, takes_out: false, name: 'Wine' },
    { kind: 'product' as const, ref: 50, takes_out: true, name: 'Domaine du Test Châteauneuf 2019' },
  ],
  stores: [
    { id: 1, name: 'Mission Street' },
    { id: 2, name: 'Embarcadero' },
  ],
  state: 'on' as const,
  starts_at: '2020-03-01T08:00:00.000Z',
  ends_at: null,
  from: { day: '2020-03-01', time: '00:00' },
  until: null,
  by_code: false,
  codes: [] as string[],
  made: 0,
  made_used: 0,
  at_most: null as number | null,
  at_most_each: null,
  audience: 'everybody' as PromotionAudience,
  memberships: [] as { id: number; name: string }[],
  used: 0,
  may_change: true,
  orders: 38,
  saved: 412.3,
};
export const glasses = {
  ...mixedCase,
  id: 8,
  name: 'Glasses in May',
  shown_as: 'Glasses',
  how: 'amount' as PromotionWay,
  steps: [{ from_bottles: 1, off: 4 }],
  goods: [],
  stores: [mixedCase.stores[0]!],
  state: 'draft' as const,
  may_change: false,
  orders: 0,
  saved: 0,
};
export const listed = (...data: (typeof mixedCase | typeof glasses)[]) => ({
  data,
  total_rows: data.length,
  total_pages: 1,
  page: 1,
  pageSize: 20,
  timezone: 'America/Los_Angeles',
});
const choices = {
  departments: [
    { id: 1, name: 'Wine', categories: [{ id: 3, name: 'Red wine' }] },
    { id: 5, name: 'Bar & Gifts', categories: [] },
  ],
  stores: mixedCase.stores,
  memberships: [
    { id: 1, name: 'Cellar' },
    { id: 2, name: 'Reserve' },
    { id: 3, name: 'Grand Cru' },
  ],
  now: { day: '2026-11-30', time: '09:15' },
};
const preview = { orders: 500, cheaper: 38, saved: 412.3, goods: 13_300 };
export const standing = [
  answers(getMe, marco),
  answers(listPromotions, listed(mixedCase, glasses)),
  answers(listPromotedChoices, choices),
  answers(previewPromotion, preview),
];

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');
export const field = (name: string) => dialog.getByRole('textbox', { name });
export const bodyOf = ({ calls }: ReturnType<typeof fakeServer>, call: string) =>
  calls.findLast((each) => each.call === call)?.body;
