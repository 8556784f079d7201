import { describe, expect, it } from 'vitest';
import { base32, newTotpSecret, stepOfCode, totpAddress, totpCode, totpStepAt } from './totp.js';

const secret = Buffer.from('12345678901234567890');

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(secret, totpStepAt(new Date(second * 1000)))).toBe(code);
  });

  it('is taken half a minute before and after its own, and no longer', () => {
    const at = (second: number) => stepOfCode(secret, '081804', new Date(second * 1000));
    const step = totpStepAt(new Date(1_111_111_109_000));
    expect([1_111_111_049, 1_111_111_050, 1_111_111_139, 1_111_111_140].map(at)).toEqual([
      undefined,
      step,
      step,
      undefined,
    ]);
  });

  it.each(['', '08180', '0818040', 'abcdef', '０８１８０４'])('is nothing but its six digits: %s', (code) => {
    expect(stepOfCode(secret, code, new Date(1_111_111_109_000))).toBeUndefined();
  });

  it('has a secret of its own, that an authenticator can read', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(newTotpSecret()).not.toEqual(newTotpSecret());
    expect(totpAddress(secret, 'mia+floor@shop.example')).toBe(
      'otpauth://totp/Cellar%20Door%3Amia%2Bfloor%40shop.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cellar%20Door',
    );
  });
});
