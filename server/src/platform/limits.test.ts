import { expect, it } from 'vitest';
import { describeShopOnBoth } from '../testing/describe-shop.js';
import { days, minutes } from './clock.js';
import { forgive, levelsOf, limit, take } from './limits.js';

let limits = 0;
const aLimit = (most: number) => limit(`test-${++limits}`, most, minutes(10));

describeShopOnBoth('limits', (shop) => {
  const attempt = (one: ReturnType<typeof limit>, whom = 'ada') =>
    take(shop.shop, one, whom).then(
      () => 'taken',
      (refused: { refusal: { code: string }; retryAfter: number }) => refused,
    );

  it('let exactly as many through as they say, however many come at once', async () => {
    const five = aLimit(5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(five)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5);
  });

  it('tell when it is worth coming again, and keep their word', async () => {
    const two = aLimit(2);
    await attempt(two);
    await attempt(two);
    const refused = await attempt(two);
    expect(refused).toMatchObject({ refusal: { code: 'too_many_requests' }, retryAfter: 300 });
    shop.clock.advance(minutes(5) - 1000);
    expect(await attempt(two)).not.toBe('taken');
    shop.clock.advance(1000);
    expect(await attempt(two)).toBe('taken');
    expect(await attempt(two)).not.toBe('taken');
  });

  it('do not grow by what they refuse', async () => {
    const one = aLimit(1);
    for (let times = 0; times < 5; times++) await attempt(one);
    shop.clock.advance(minutes(10));
    expect(await attempt(one)).toBe('taken');
  });

  it('count each caller and each purpose alone', async () => {
    const [one, other] = [aLimit(1), aLimit(1)];
    expect([await attempt(one), await attempt(one, 'bob'), await attempt(other)]).toEqual(
      Array(3).fill('taken'),
    );
  });

  it('can be looked at without being counted, and forgiven', async () => {
    const [one, other] = [aLimit(4), aLimit(4)];
    await attempt(one);
    await attempt(one);
    const levels = () =>
      shop.shop.read((db) =>
        levelsOf(
          db,
          [one, other].map((each) => ({ limit: each, whom: 'ada' })),
        ),
      );
    expect(await levels()).toEqual([2, 0]);
    shop.clock.advance(minutes(5) / 2);
    expect(await levels()).toEqual([1, 0]);
    await shop.shop.write((tx) => forgive(tx, one, 'ada'));
    expect(await levels()).toEqual([0, 0]);
  });

  it('are forgotten when they are empty for long', async () => {
    const one = aLimit(1);
    await attempt(one);
    shop.clock.advance(days(2));
    await shop.whole.jobs.schedule();
    await shop.runJobs();
    const left = await shop.shop.read((db) =>
      db.selectFrom('rate_limit').select('key').where('key', '=', `${one.name}:ada`).execute(),
    );
    expect(left).toEqual([]);
  });
});
