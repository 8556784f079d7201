import type { CampaignTime } from 'contract/catalogue/home.staff';
import { wordIn } from '../../../platform/word-in-address';

const parts = ['campaigns', 'ways', 'picks'] as const;
type ShownPart = (typeof parts)[number];

const campaignTimes: Readonly<Record<CampaignTime, true>> = { coming: true, past: true, retired: true };

export type HomeSearch = { store?: number; part?: ShownPart; when?: CampaignTime; page?: number };

/** Whose home is open, and which part of it. */
export const homeSearch = (search: Record<string, unknown>): HomeSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  part: parts.find((part) => part === search.part),
  when: wordIn(campaignTimes, search.when),
  page: typeof search.page === 'number' ? search.page : undefined,
});
