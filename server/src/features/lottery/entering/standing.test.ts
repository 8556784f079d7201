import { ticketStanding } from 'contract/lottery';
import { describe, expect, it } from 'vitest';
import { standingOf, statusOf } from './standing.js';

describe('a ticket', () => {
  it.each([
    ['entered', 1],
    ['alternate', 1],
    ['won', 1],
    ['claimed', 1],
    ['paid', 1],
    ['handed_over', 7],
    ['lapsed', 0],
    ['lost', 0],
    ['called_off', 0],
  ] as const)('that is %s has the status %i', (standing, status) => {
    expect(statusOf(standing)).toBe(status);
    expect(ticketStanding.options).toHaveLength(9);
  });

  it.each([
    ['open', 'entered'],
    ['closed', 'entered'],
    ['drawn', 'alternate'],
    ['settled', 'lost'],
    ['called_off', 'called_off'],
  ] as const)('without a turn is, in a lottery that is %s, %s', (state, standing) => {
    expect(standingOf('entered', state)).toBe(standing);
    expect(standingOf('won', state)).toBe('won');
  });
});
