import { describe, expect, it } from 'vitest';
import { drawnTo, largestCrop, moved, nextTurn, scaled, uprightOf } from './crop';

const card = 3 / 4;
const wide = { width: 4000, height: 3000 };

describe('what is kept of a picture', () => {
  it('is at first all that there is in this shape', () => {
    expect(largestCrop(wide, card)).toEqual({ left: 0.21875, top: 0, width: 0.5625, height: 1 });
    expect(largestCrop({ width: 3000, height: 4000 }, card)).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
    expect(largestCrop({ width: 300, height: 800 }, card)).toEqual({
      left: 0,
      top: 0.25,
      width: 1,
      height: 0.5,
    });
  });

  it('is moved as far as the edge', () => {
    const crop = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
    expect(moved(crop, 0.125, -0.125)).toEqual({ left: 0.375, top: 0.125, width: 0.5, height: 0.5 });
    expect(moved(crop, 1, -1)).toEqual({ left: 0.5, top: 0, width: 0.5, height: 0.5 });
  });

  it('grows and shrinks around its middle, keeps its shape and stays within', () => {
    const crop = largestCrop(wide, card);
    const half = scaled(crop, 0.5);
    expect(half).toEqual({ left: 0.359375, top: 0.25, width: 0.28125, height: 0.5 });
    expect(scaled(half, 9)).toEqual(crop);
    const least = scaled(crop, 0.001);
    expect(least.width / least.height).toBeCloseTo(0.5625);
    expect(least.width).toBeGreaterThan(0.05);
    expect(scaled(moved(half, 1, 1), 2)).toMatchObject({ left: 0.4375, top: 0 });
  });

  it('is drawn by its corner to the nearer edge', () => {
    const crop = { left: 0.5, top: 0.2, width: 0.25, height: 0.4 };
    expect(drawnTo(crop, 0.8).width).toBeCloseTo(0.3);
    expect(drawnTo(crop, 2)).toMatchObject({ left: 0.5, top: 0.2, width: 0.5, height: 0.8 });
    expect(drawnTo(crop, 0).width).toBeGreaterThan(0.05);
  });
});

describe('a turn', () => {
  it('comes back to the beginning after four', () => {
    expect([0, 90, 180, 270].map((turn) => nextTurn(turn as 0))).toEqual([90, 180, 270, 0]);
  });

  it('changes width and height where the picture lies', () => {
    expect(uprightOf(wide, 0)).toEqual(wide);
    expect(uprightOf(wide, 270)).toEqual({ width: 3000, height: 4000 });
  });
});
