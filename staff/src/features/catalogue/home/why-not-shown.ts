import type { HomeCampaign } from 'contract/catalogue';
import { type HomeDraft, newDraftId } from 'contract/catalogue/home.staff';

/** Why a campaign that is being written is not shown on the home on a day; undefined where it is shown. */
export function whyNotShown(draft: HomeDraft, shown: Pick<HomeCampaign, 'id' | 'title'> | null, day: string) {
  if (draft.part !== 'campaigns' || shown?.id === (draft.id ?? newDraftId)) return undefined;
  const { from_day, until_day } = draft.facts;
  if (day < from_day || until_day < day) return 'This campaign does not run on this day.';
  if (!shown) return 'None of its bottles is in stock here, so the store itself stands at the top.';
  return (
    `“${shown.title}” stands there on this day. A store’s own campaign comes before one for all stores, else the ` +
    'one that begins last; and one whose bottles are all sold out is not shown.'
  );
}
