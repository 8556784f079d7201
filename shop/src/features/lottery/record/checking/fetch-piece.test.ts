import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPiece, Unreachable } from './fetch-piece';

const lists = 'http://shop.test/api/e-com/lotteries/42/record';
const tickets = ['CH1-0001-7K3D', 'CH1-0002-4MNP'];
const given = () => Response.json({ message: 'OK', data: { piece: 3, pieces: 7, tickets } });
const busy = (seconds?: string) =>
  new Response('{}', { status: 429, headers: seconds ? { 'retry-after': seconds } : {} });
const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

it('fetches a piece of a list', async () => {
  asked.mockResolvedValue(given());
  expect(await fetchPiece(lists, 'ranking', 3)).toEqual(tickets);
  expect(asked.mock.calls).toEqual([[`${lists}/ranking/3`]]);
});

it('waits as long as a busy shop says, and asks again', async () => {
  asked.mockResolvedValueOnce(busy('4')).mockResolvedValueOnce(busy()).mockResolvedValueOnce(given());
  const piece = fetchPiece(lists, 'entries', 0);
  await vi.advanceTimersByTimeAsync(3900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await piece).toEqual(tickets);
});

it.each([
  ['the shop has a fault', () => Promise.resolve(new Response('{}', { status: 500 }))],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop is busy for ever', () => Promise.resolve(busy('1'))],
])('gives up when %s', async (_what, answer) => {
  asked.mockImplementation(answer);
  const piece = expect(fetchPiece(lists, 'entries', 0)).rejects.toThrow(Unreachable);
  await vi.advanceTimersByTimeAsync(60_000);
  await piece;
});
