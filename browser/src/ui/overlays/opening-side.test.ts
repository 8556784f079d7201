import { describe, expect, it } from 'vitest';
import { listOpening, menuOpening } from './opening-side';

describe('a list', () => {
  it.each([
    { below: 600, above: 100, side: 'bottom', maxHeight: 280, when: 'there is room' },
    { below: 280, above: 600, side: 'bottom', maxHeight: 280, when: 'it just fits' },
    { below: 279, above: 600, side: 'bottom', maxHeight: 279, when: 'it takes what is free' },
    { below: 200, above: 600, side: 'bottom', maxHeight: 200, when: '200 px are still enough' },
    { below: 199, above: 600, side: 'top', maxHeight: 280, when: 'less than 200 px below, much above' },
    { below: 199, above: 201, side: 'top', maxHeight: 201, when: 'barely more than 200 px above' },
    { below: 199, above: 200, side: 'bottom', maxHeight: 199, when: 'exactly 200 px above is not more' },
    { below: 50, above: 120, side: 'bottom', maxHeight: 50, when: 'there is little room on both sides' },
  ])('opens to the $side, $maxHeight px at most, with $below below and $above above: $when', (row) => {
    expect(listOpening(row)).toEqual({ side: row.side, maxHeight: row.maxHeight });
  });
});

describe('the menu of an address card', () => {
  it.each([
    { below: 400, above: 300, side: 'bottom', maxHeight: 400 },
    { below: 100, above: 300, side: 'bottom', maxHeight: 100 },
    { below: 99, above: 300, side: 'top', maxHeight: 300 },
    { below: 0, above: 640, side: 'top', maxHeight: 640 },
  ])('opens to the $side with $below px below', (row) => {
    expect(menuOpening(row, 100)).toEqual({ side: row.side, maxHeight: row.maxHeight });
  });
});
