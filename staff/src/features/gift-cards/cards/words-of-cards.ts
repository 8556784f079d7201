import type { BadgeTone } from 'browser/ui/values/Badge';
import type { CardState } from 'contract/gift-cards/cards.staff';

export const wordsOfState: Record<CardState, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Not sent yet', tone: 'brand' },
  active: { name: 'Active', tone: 'success' },
  spent: { name: 'Spent', tone: 'neutral' },
  blocked: { name: 'Blocked', tone: 'danger' },
  expired: { name: 'Expired', tone: 'neutral' },
  cancelled: { name: 'Canceled', tone: 'neutral' },
};
