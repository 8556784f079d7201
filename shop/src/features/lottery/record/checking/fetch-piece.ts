import type { ListName } from './check-draw';

export class Unreachable extends Error {}

const mostTries = 20;
const tooMany = 429;
const pause = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1000));

/**
 * A list of a million is two hundred calls. When the shop asks for patience, this waits as long as it says.
 */
export async function fetchPiece(lists: string, list: ListName, piece: number): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${lists}/${list}/${piece}`).catch(() => undefined);
    if (answer?.ok) {
      const { data } = (await answer.json()) as { data: { tickets: string[] } };
      return data.tickets;
    }
    if (answer?.status !== tooMany || tries === mostTries) throw new Unreachable();
    // A proxy may name a date instead of seconds.
    await pause(Math.max(1, Number(answer.headers.get('retry-after')) || 1));
  }
}
