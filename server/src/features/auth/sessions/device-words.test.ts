import { describe, expect, it } from 'vitest';
import { deviceWords } from './device-words.js';

const mozilla = 'Mozilla/5.0';

describe('a device in words', () => {
  it.each([
    ['Chrome on Windows', `${mozilla} (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${mozilla} (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0`],
    ['Safari on Mac', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15`],
    ['Safari on iPhone', `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1`],
    ['Chrome on iPad', `${mozilla} (iPad; CPU OS 17_5 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on Linux', `${mozilla} (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0`],
    [
      'Samsung Internet on Android',
      `${mozilla} (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Safari/537`,
    ],
    ['Chrome on ChromeOS', `${mozilla} (X11; CrOS x86_64 14541.0.0) Chrome/131.0.0.0 Safari/537.36`],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
  ])('is %s', (words, userAgent) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
