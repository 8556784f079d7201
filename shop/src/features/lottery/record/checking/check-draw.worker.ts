import { checkDraw, UnknownFormat } from './check-draw';
import type { Task, Trouble, WorkerMessage } from './check-messages';
import { fetchPiece, Unreachable } from './fetch-piece';

const say = (told: WorkerMessage) => postMessage(told);

function troubleIn(reason: unknown): Trouble {
  if (reason instanceof Unreachable) return 'unreachable';
  if (reason instanceof UnknownFormat) return 'unknown-format';
  return 'broken';
}

/** The page stays free: whatever a million tickets take, they take it here. */
addEventListener('message', async ({ data: { record, lists } }: MessageEvent<Task>) => {
  if (!globalThis.crypto?.subtle) return say({ tells: 'trouble', trouble: 'no-web-crypto' });
  try {
    const verdict = await checkDraw({
      record,
      readPiece: (list, piece) => fetchPiece(lists, list, piece),
      tell: (finding) => say({ tells: 'finding', finding }),
      progress: (progress) => say({ tells: 'progress', progress }),
    });
    say({ tells: 'verdict', verdict });
  } catch (reason) {
    say({ tells: 'trouble', trouble: troubleIn(reason) });
  }
});
