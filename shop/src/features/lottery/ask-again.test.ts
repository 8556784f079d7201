import { expect, test } from 'vitest';
import { askAgainIn } from './ask-again';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const lottery = (about: object) => ({
  state: 'open' as const,
  opens_at: at(-3600),
  closes_at: at(30),
  draws_at: at(630),
  ticket: null,
  ...about,
});
const asks = (about: object, spread = 0) => askAgainIn(lottery(about), now, spread);
const ticket = (standing: string, seconds: number | null = null) => ({
  ticket: { standing, claim_until: seconds === null ? null : at(seconds) },
});

test.each([
  ['an open lottery just after it closes', {}, 30_500],
  ['an announced one just after it opens', { state: 'announced', opens_at: at(10) }, 10_500],
  ['a closed one just after it is drawn', { state: 'closed' }, 630_500],
  ['one that is far away, every hour: this clock may be wrong', { closes_at: at(90_000) }, 3_600_000],
  ['one whose moment has come, every few seconds', { closes_at: at(-1) }, 3000],
  ['one that keeps everybody waiting, less often', { closes_at: at(-90) }, 20_000],
  ['one whose bottle waits, when the time to claim is over', { state: 'drawn', ...ticket('won', 5) }, 5500],
  ['one in which a turn may come', { state: 'drawn', ...ticket('alternate') }, 60_000],
  ['one that is drawn, never', { state: 'drawn' }, false],
  ['one whose bottle is paid, never', { state: 'drawn', ...ticket('paid', 5) }, false],
  ['one that is settled, never', { state: 'settled', ...ticket('lost') }, false],
])('asks again about %s', (_, about, expected) => {
  expect(asks(about)).toBe(expected);
});

test('does not ask in the same moment as everybody else', () => {
  expect(asks({}, 1)).toBe(33_500);
  expect(asks({ closes_at: at(-1) }, 1)).toBe(6000);
});
