import { expect, it } from 'vitest';
import { listStatesOf } from './places.js';
import { timezonesOf } from './time-zones.js';

const unitedStates = listStatesOf(840)!;
const isKnown = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone }).format() !== '';

it('every state has a time, and every time is one that clocks know', () => {
  const without = unitedStates.filter(({ code }) => timezonesOf(code).length === 0).map(({ code }) => code);
  // No rules of sale are kept for these.
  expect(without.toSorted()).toEqual(['AA', 'AE', 'AP', 'AS', 'GU', 'MP']);
  expect(unitedStates.flatMap(({ code }) => timezonesOf(code)).every(isKnown)).toBe(true);
});

it('the one of most people comes first', () => {
  expect(timezonesOf('CA')).toEqual(['America/Los_Angeles']);
  expect(timezonesOf('FL')).toEqual(['America/New_York', 'America/Chicago']);
  expect(timezonesOf('TN')[0]).toBe('America/Chicago');
});
