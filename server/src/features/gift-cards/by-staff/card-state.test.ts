import { expect, it } from 'vitest';
import { stateOf } from './card-state.js';

const at = new Date('2026-11-20T12:00:00Z');
const sent = { cancelled_at: null, blocked_at: null, delivered_at: at, expires_on: '2026-11-24' };

it.each([
  ['active', sent, 100],
  ['spent', sent, 0],
  ['waiting', { ...sent, delivered_at: null }, 100],
  ['blocked', { ...sent, blocked_at: at }, 100],
  ['expired', { ...sent, expires_on: '2026-11-23', blocked_at: at }, 0],
  ['active', { ...sent, expires_on: null }, 100],
  ['cancelled', { ...sent, delivered_at: null, cancelled_at: at }, 0],
] as const)('a card is %s', (state, card, balance) => {
  expect(stateOf(card, balance, '2026-11-23')).toBe(state);
});
