import type { LotteryRecord } from 'contract/lottery-record';
import type { Progress, Verdict } from './check-draw';
import type { Finding } from './finding';

/** What the page tells its worker: the record that it shows, and where its lists are fetched. */
export type Task = { record: LotteryRecord; lists: string };

/** What the worker tells the page. */
export type WorkerMessage =
  | { tells: 'finding'; finding: Finding }
  | { tells: 'progress'; progress: Progress }
  | { tells: 'verdict'; verdict: Verdict }
  /** The check could not finish; what was found before does not count. */
  | { tells: 'trouble'; trouble: Trouble };

export type Trouble = 'unreachable' | 'unknown-format' | 'no-web-crypto' | 'broken';
