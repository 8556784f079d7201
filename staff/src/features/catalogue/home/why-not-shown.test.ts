import type { HomeDraft } from 'contract/catalogue/home.staff';
import { expect, test } from 'vitest';
import { whyNotShown } from './why-not-shown';

const draft = (id: number | null): HomeDraft => ({
  part: 'campaigns',
  id,
  facts: {
    for_all: false,
    from_day: '2026-11-28',
    until_day: '2026-11-29',
    title: 'One weekend',
    words: 'Reds.',
    link_label: 'Shop',
    shelf: 'category=red-wine',
    scene: 'daylight',
    image_id: null,
  },
});
const other = { id: 8, title: 'The season' };

test('a campaign that stands there needs no word, be it new or edited', () => {
  expect(whyNotShown(draft(null), { id: 2_147_483_647, title: 'One weekend' }, '2026-11-28')).toBe(undefined);
  expect(whyNotShown(draft(8), other, '2026-11-28')).toBe(undefined);
});

test('one that does not stand there says why: its days, its bottles, or another one', () => {
  expect(whyNotShown(draft(7), other, '2026-11-27')).toMatch(/does not run on this day/);
  expect(whyNotShown(draft(7), null, '2026-11-29')).toMatch(/in stock/);
  expect(whyNotShown(draft(7), other, '2026-11-29')).toMatch(/^“The season” stands there/);
});
