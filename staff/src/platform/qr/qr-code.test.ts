import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code';

/** Made by the package `qrcode` 1.5.4 and read back by `jsqr` 1.4.0, once; neither is needed here. */
const cellarDoor = `
111111100010001111111
100000100101001000001
101110101110101011101
101110101100101011101
101110101000101011101
100000101111001000001
111111101010101111111
000000001110000000000
101111100111001111100
100100011111110101101
111010111000100001110
010010001111110101111
100110100000101100000
000000001110111111000
111111100011011100110
100000101010010111111
101110101011001100001
101110101000111011000
101110101110111000100
100000100100010001100
111111101010111100010
`.trim();

const rowsOf = (text: string) => qrCode(text).map((row) => row.map(Number).join(''));
const hashOf = (text: string) => createHash('sha256').update(rowsOf(text).join('')).digest('hex');

test('a short text is the code that another encoder makes', () => {
  expect(rowsOf('Cellar Door').join('\n')).toBe(cellarDoor);
});

test('so is what an authenticator reads, with blocks in turns, small squares and a version', () => {
  const address =
    'otpauth://totp/Cellar%20Door%3Amia%40cellar-door.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Cellar%20Door';
  expect(rowsOf(address)).toHaveLength(45);
  expect(hashOf(address)).toBe('0cb33cefe86d6eaf707afbef66b82a1a2898a76496d43fca67dc1f16e623a138');
});

test('it is no larger than it has to be', () => {
  expect([14, 15, 16].map((length) => qrCode('a'.repeat(length)).length)).toEqual([21, 25, 25]);
});

test('the longest address fits, and a text that does not is refused', () => {
  expect(qrCode('z'.repeat(666))).toHaveLength(97);
  expect(() => qrCode('z'.repeat(667))).toThrow('too long');
});
