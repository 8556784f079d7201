import { afterAll, describe, expect, it } from 'vitest';
import { Passwords } from './passwords.js';

describe('passwords', () => {
  const passwords = new Passwords();
  afterAll(() => passwords.close());

  it('are kept as Argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([passwords.hash('a fine barolo'), passwords.hash('a fine barolo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await passwords.isRight('a fine barolo', one)).toBe(true);
    expect(await passwords.isRight('a fine Barolo', one)).toBe(false);
  });

  it.each([
    ['an accent typed apart', 'Chaˆteau d’Yquem'.replace('aˆ', 'a\u0302'), 'Château d’Yquem'],
    ['wide letters of a Japanese keyboard', 'ｓａｋｅ　ｎｏ　ｈａｎａ', 'sake no hana'],
  ])('are the same from every keyboard: %s', async (_name, typed, known) => {
    expect(await passwords.isRight(typed, await passwords.hash(known))).toBe(true);
  });

  it('are told apart by every character, also far behind and beyond the alphabet', async () => {
    const long = `${'🍷'.repeat(127)}🍾`;
    const hash = await passwords.hash(long);
    expect(await passwords.isRight(long, hash)).toBe(true);
    expect(await passwords.isRight('🍷'.repeat(128), hash)).toBe(false);
  });

  it('are refused for now, not queued without end, when a storm comes', async () => {
    const busy = new Passwords(3);
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => busy.hash('storm')));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]).toMatchObject({ reason: { refusal: { status: 503 }, retryAfter: 2 } });
    expect(await busy.hash('after the storm')).toContain('$argon2id$');
    await busy.close();
  });

  it('go on after a thread was lost', async () => {
    const lost = passwords.isRight('anything', 'no hash at all');
    await expect(lost).rejects.toThrow();
    expect(await passwords.hash('anything')).toContain('$argon2id$');
  });
});
