import type { BadgeTone } from 'browser/ui/values/Badge';
import type { CountState } from 'contract/stock/counting.staff';

export const wordsOfState: Record<CountState, string> = {
  counting: 'Counting',
  waiting: 'Waiting for approval',
  approved: 'Approved',
  dropped: 'Dropped',
};

export const toneOfState: Record<CountState, BadgeTone> = {
  counting: 'brand',
  waiting: 'warning',
  approved: 'success',
  dropped: 'neutral',
};
