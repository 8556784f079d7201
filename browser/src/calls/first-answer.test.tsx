import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFirstAnswerHere, takeFirstAnswer } from './first-answer';
import { send } from './http-client';

const list = '/api/e-com/products?store_id=3&category=red-wine&page=2';
const answerOf = (message: string) => Promise.resolve(Response.json({ message, data: [] }));

beforeEach(() => {
  window.firstAnswer = undefined;
});

describe('what the head of the page has asked for', () => {
  it('is handed to whoever asks the same, however its parts are ordered', () => {
    const answer = answerOf('asked by the head');
    window.firstAnswer = { address: list, answer };
    expect(takeFirstAnswer('/api/e-com/products?page=2&category=red-wine&store_id=3')).toBe(answer);
  });

  it('is handed over once', () => {
    window.firstAnswer = { address: list, answer: answerOf('asked by the head') };
    void takeFirstAnswer(list);
    expect(takeFirstAnswer(list)).toBeUndefined();
  });

  it.each([
    ['another store', '/api/e-com/products?store_id=4&category=red-wine&page=2'],
    ['a narrower list', `${list}&in_stock=true`],
    ['another call', '/api/e-com/filters?store_id=3&category=red-wine&page=2'],
  ])('is not the answer for %s, and waits for its own question', (_, other) => {
    const answer = answerOf('asked by the head');
    window.firstAnswer = { address: list, answer };
    expect(takeFirstAnswer(other)).toBeUndefined();
    expect(takeFirstAnswer(list)).toBe(answer);
  });

  it('is waited for by the first page alone, and only when it has come already', () => {
    expect(isFirstAnswerHere()).toBe(false);
    window.firstAnswer = { address: list, answer: answerOf('asked by the head'), isHere: false };
    expect(isFirstAnswerHere()).toBe(false);
    window.firstAnswer.isHere = true;
    expect([isFirstAnswerHere(), isFirstAnswerHere()]).toEqual([true, false]);
  });

  it('takes the place of a call, but only of one that reads', async () => {
    const asked = vi.spyOn(window, 'fetch').mockImplementation(() => answerOf('asked now'));
    window.firstAnswer = { address: list, answer: answerOf('asked by the head') };
    const query = { store_id: 3, category: 'red-wine', page: 2 };
    const { message: posted } = await send('POST', 'e-com/products', { query });
    const { message: read } = await send('GET', 'e-com/products', { query });
    expect([posted, read]).toEqual(['asked now', 'asked by the head']);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });
});
