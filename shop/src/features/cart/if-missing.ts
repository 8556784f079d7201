import type { IfMissing } from 'contract/cart';

export const ifMissingTitle = 'If a bottle is missing';

export const ifMissingWords: Record<IfMissing, string> = {
  leave_out: 'Leave it out',
  call: 'Call me first',
};
