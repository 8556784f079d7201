import { describe, expect, it } from 'vitest';
import { later, seconds } from '../clock.js';
import { Breaker } from './breaker.js';

const start = new Date('2026-11-20T18:00:00Z');
const after = (count: number) => later(start, seconds(count));

describe('a breaker', () => {
  it('stops after five failures in a row, and lets one try through each 30 seconds', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 4; failure++) breaker.failed(start);
    expect([breaker.isOpen, breaker.allows(10, start)]).toEqual([false, 10]);
    breaker.failed(start);
    expect([breaker.isOpen, breaker.allows(10, after(29)), breaker.allows(10, after(30))]).toEqual([
      true,
      0,
      1,
    ]);
    breaker.failed(after(35));
    expect([breaker.allows(10, after(64)), breaker.allows(10, after(65))]).toEqual([0, 1]);
  });

  it('opens with the first success, and does not add up failures that are not in a row', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 5; failure++) breaker.failed(start);
    breaker.succeeded();
    expect([breaker.isOpen, breaker.allows(10, start)]).toEqual([false, 10]);
    for (let round = 0; round < 5; round++) {
      breaker.failed(start);
      breaker.succeeded();
    }
    expect(breaker.isOpen).toBe(false);
  });
});
