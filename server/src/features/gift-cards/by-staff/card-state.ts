import type { CardState } from 'contract/gift-cards/cards.staff';

type Card = {
  cancelled_at: Date | null;
  blocked_at: Date | null;
  delivered_at: Date | null;
  expires_on: string | null;
};

/** Why the card cannot be spent, if so; reasons that are final come first. */
export function stateOf(card: Card, balance: number, today: string): CardState {
  if (card.cancelled_at) return 'cancelled';
  if (card.expires_on !== null && card.expires_on <= today) return 'expired';
  if (card.blocked_at) return 'blocked';
  if (!card.delivered_at) return 'waiting';
  return balance > 0 ? 'active' : 'spent';
}
