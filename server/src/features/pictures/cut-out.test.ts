import type { Crop, Turn } from 'contract/pictures/pictures.staff';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOut } from './cut-out.js';

/** Red at the left, green at the right; 400 wide, 200 high. */
const redAndGreen = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#00ff00' } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

const colourOf = (bytes: Buffer, left: number, top: number) =>
  sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();

async function made(turn: Turn, crop: Crop | null) {
  const { bytes, width, height } = await cutOut(await redAndGreen(), turn, crop);
  const isRed = async (left: number, top: number) => (await colourOf(bytes, left, top))[0]! > 128;
  return { width, height, isRed };
}

describe('what is cut out', () => {
  it('is all of it where nothing is cut', async () => {
    const { width, height, isRed } = await made(0, null);
    expect([width, height]).toEqual([400, 200]);
    expect([await isRed(10, 100), await isRed(390, 100)]).toEqual([true, false]);
  });

  it('is turned clockwise', async () => {
    const { width, height, isRed } = await made(90, null);
    expect([width, height]).toEqual([200, 400]);
    expect([await isRed(100, 10), await isRed(100, 390)]).toEqual([true, false]);
    const other = await made(270, null);
    expect([await other.isRed(100, 10), await other.isRed(100, 390)]).toEqual([false, true]);
  });

  it('is cut of the picture that stands upright', async () => {
    const { width, height, isRed } = await made(90, { left: 0.25, top: 0.5, width: 0.5, height: 0.25 });
    expect([width, height]).toEqual([100, 100]);
    expect(await isRed(50, 50)).toBe(false);
  });

  it('has a pixel, however small, and ends at the edge', async () => {
    const corner = { left: 0.99, top: 0.99, width: 0.02, height: 0.02 };
    const { width, height } = await made(0, corner);
    expect([width, height]).toEqual([4, 2]);
  });
});
