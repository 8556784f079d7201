import type { BadgeTone } from 'browser/ui/values/Badge';
import type { TransferState, TransferView } from 'contract/stock/transfers.staff';

export const wordsOfState: Record<TransferState, string> = {
  draft: 'Draft',
  under_way: 'Under way',
  received: 'Received',
  cancelled: 'Cancelled',
};

export const toneOfState: Record<TransferState, BadgeTone> = {
  draft: 'neutral',
  under_way: 'brand',
  received: 'success',
  cancelled: 'neutral',
};

export const wordsOfView: Record<TransferView, { name: string; empty: string }> = {
  leaving: { name: 'Leaving', empty: 'Nothing leaves for another store.' },
  coming: { name: 'Coming', empty: 'Nothing is coming from another store.' },
  over: { name: 'Past', empty: 'No transfer is over yet.' },
};
