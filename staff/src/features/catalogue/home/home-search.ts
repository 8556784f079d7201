import type { CampaignTime } from 'contract/catalogue/home.staff';

const parts = ['campaigns', 'ways', 'picks'] as const;
type ShownPart = (typeof parts)[number];

/** Named here once more, because the whole of the contract would come with the routes. */
const campaignTimes: readonly CampaignTime[] = ['coming', 'past', 'retired'];

export type HomeSearch = { store?: number; part?: ShownPart; when?: CampaignTime; page?: number };

/** Whose home is open, and which part of it. */
export const homeSearch = (search: Record<string, unknown>): HomeSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  part: parts.find((part) => part === search.part),
  when: campaignTimes.find((when) => when === search.when),
  page: typeof search.page === 'number' ? search.page : undefined,
});
