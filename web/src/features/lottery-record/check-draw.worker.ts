import { checkDraw, type ListName, UnknownFormat } from './check-draw';
import type { Task, Told, Trouble } from './check-messages';

const say = (told: Told) => postMessage(told);

class Unreachable extends Error {}

async function fetchPiece(lists: string, list: ListName, piece: number): Promise<string[]> {
  const answer = await fetch(`${lists}/${list}/${piece}`).catch(() => undefined);
  if (!answer?.ok) throw new Unreachable();
  const { data } = (await answer.json()) as { data: { tickets: string[] } };
  return data.tickets;
}

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
