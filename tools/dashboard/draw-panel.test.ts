import { describe, expect, it } from 'vitest';
import { drawPanel, topOf, worded } from './draw-panel.js';

const box = { x: 0, y: 0, width: 500, height: 300 };
const panel = { title: 'Orders & more', unit: 'short', from: 0, until: 600, gap: 20 };

describe('a panel', () => {
  it('words its values as people read them', () => {
    expect([worded(0.02, 's'), worded(1.5, 's'), worded(0, 's')]).toEqual(['20 ms', '1.5 s', '0 s']);
    expect([worded(3 * 2 ** 20, 'bytes'), worded(0.5, 'percentunit')]).toEqual(['3 MiB', '50 %']);
    expect([worded(0.25, 'h'), worded(1200, 'reqps'), worded(12, 'short')]).toEqual([
      '15 min',
      '1.2k/s',
      '12',
    ]);
  });

  it('ends its axis at the next round number', () => {
    expect([topOf(13, 'short'), topOf(0.07, 's'), topOf(0, 'short')]).toEqual([16, 0.08, 4]);
    expect(topOf(300 * 2 ** 20, 'bytes')).toBe(300 * 2 ** 20);
  });

  it('draws nothing where nothing is known', () => {
    const points = [0, 10, 20, 300, 310].map((second) => [second, 1] as const);
    const drawn = drawPanel({ ...panel, lines: [{ name: 'placed', points }] }, box);
    expect(drawn.match(/<polyline/g)).toHaveLength(2);
    expect(drawn).toContain('Orders &amp; more');
    expect(drawPanel({ ...panel, lines: [] }, box)).toContain('nothing to show');
  });
});
