import { drawKeyOf, hashOfLines, linesOf, rank, rankPatiently } from '../server/src/features/lottery/draw.js';
import { ticketNumber } from '../server/src/features/lottery/ticket-numbers.js';
import type { Databases } from './databases.js';
import { median } from './figures.js';
import type { Report } from './report.js';

const entries = 1_000_000;
const longestPause = 50;

const secondsOf = async (work: () => unknown) => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

/** How long the process at most did not come to anything else while it drew. */
async function longestPauseWhile(work: () => Promise<unknown>) {
  let [last, longest] = [performance.now(), 0];
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(look);
  return longest;
}

/** The draw itself: hash, key, scores and ranking of a million tickets. */
export async function measureLottery(report: Report, _databases: Databases) {
  report.title('A draw of 1,000,000 entries');
  const tickets = Array.from({ length: entries }, (_, n) => ticketNumber('CH1', n + 1)).sort();
  const draw = (seed: string) =>
    drawKeyOf({ lotteryId: 1, seed, entriesHash: hashOfLines([linesOf(tickets)]), beacon: null });
  const times = [];
  for (const seed of ['11', '22', '33'])
    times.push(await secondsOf(() => rank(draw(seed.repeat(32)), tickets)));
  report.row({ what: 'hashed and ranked', figure: median(times), unit: 's', digits: 1, most: 10 });
  const pause = await longestPauseWhile(() => rankPatiently(draw('44'.repeat(32)), tickets));
  report.row({ what: 'longest pause for other requests', figure: pause, unit: 'ms', most: longestPause });
  const megabytes = process.resourceUsage().maxRSS / 1000;
  report.row({ what: 'memory of the whole process, at most', figure: megabytes, unit: 'MB', most: 1000 });
}
