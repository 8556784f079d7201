import { describe, expect, it } from 'vitest';
import { CallError } from './call-error';
import { inWords, inWordsWithTime } from './in-words';

const refusal = (status: number, message: string, retryAfter?: string) =>
  new CallError(status, { message, code: 'no', request_id: 'r' }, 'The shop answered.', retryAfter);

describe('a failure, in words', () => {
  it('is what the server says', () => {
    expect(inWords(refusal(409, 'This bottle is gone.'))).toBe('This bottle is gone.');
  });

  it('says what happened to a call without an answer', () => {
    expect(inWords(new CallError(0, undefined, 'The shop cannot be reached.'))).toBe(
      'The shop cannot be reached.',
    );
  });

  it.each([
    ['401', refusal(401, 'Log in first.')],
    ['words that are never shown', refusal(403, ' JWT expired ')],
  ])('is silent at %s', (_what, error) => {
    expect(inWords(error)).toBeUndefined();
  });

  it.each([new TypeError("Cannot read properties of undefined (reading 'id')"), 'thrown text', undefined])(
    'never shows the text of a fault: %s',
    (fault) => {
      expect(inWords(fault)).toBe('Something went wrong. Please try again.');
    },
  );

  it.each([
    [429, 'Too many tries', '120', 'Too many tries. You can try again in 2 minutes.'],
    [429, 'Too many tries', '61', 'Too many tries. You can try again in 2 minutes.'],
    [429, 'Too many tries', '5400', 'Too many tries. You can try again in 2 hours.'],
    [503, 'The shop is away!', '60', 'The shop is away. You can try again in 1 minute.'],
    [503, 'The shop is away!', '5', 'The shop is away. You can try again in 1 minute.'],
    [409, 'This bottle is gone.', '60', 'This bottle is gone.'],
    [429, 'Too many tries', undefined, 'Too many tries'],
  ])('of %i names the time of the next try where the server does', async (status, message, after, said) => {
    expect(await inWordsWithTime(refusal(status, message, after))).toBe(said);
  });
});
