import { describe, expect, it } from 'vitest';
import { GiftCardCodes, newGiftCardCode } from './gift-card-codes.js';

const keyOf = (current: string) => ({ current, previous: undefined, sessionEpoch: 0 });
const codes = new GiftCardCodes(keyOf('a secret key of the shop, long enough'));
const card = '01920000-0000-7000-8000-00000000c001';

describe("a gift card's code", () => {
  it('has 80 bits in four groups that nobody misreads', () => {
    const made = new Set(Array.from({ length: 500 }, newGiftCardCode));
    expect(made.size).toBe(500);
    for (const code of made) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set([...made].join('').replaceAll('-', '')).size).toBe(32);
  });

  it('is kept sealed, each time in another way, and opens for its card alone', () => {
    const code = newGiftCardCode();
    const sealed = codes.seal(code, card);
    expect(codes.open(sealed, card)).toBe(code);
    expect(sealed.includes(code)).toBe(false);
    expect(codes.seal(code, card).equals(sealed)).toBe(false);
    expect(() => codes.open(sealed, '01920000-0000-7000-8000-00000000c002')).toThrow();
    const spoilt = Buffer.from(sealed);
    spoilt[14]! ^= 1;
    expect(() => codes.open(spoilt, card)).toThrow();
    const elsewhere = new GiftCardCodes(keyOf('the secret key of another shop altogether'));
    expect(() => elsewhere.open(sealed, card)).toThrow();
  });

  it('is found however it is typed, and by the shop that knows the key alone', () => {
    const hash = codes.hash('7K3D-0M9X-QW2P-R1TZ');
    expect(codes.hash(' 7k3d om9x qw2p rltz ').equals(hash)).toBe(true);
    expect(codes.hash('7K3D-0M9X-QW2P-R1TY').equals(hash)).toBe(false);
    expect(new GiftCardCodes(keyOf('another')).hash('7K3D-0M9X-QW2P-R1TZ').equals(hash)).toBe(false);
  });
});
