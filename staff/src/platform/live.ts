import { queries } from 'browser/calls/queries';
import { listenLive } from 'contract/staff/live';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a query tells of, by the doorbell's names: `3:orders`, or `orders` of whichever store. */
    queryMeta: { live?: string };
  }
}

const anything = '*';
const atLatest = 60_000;
/** What rings at once is asked once. */
const together = 250;
/** However often it rings: at a busy counter twenty screens would ask more than all customers do. */
const calm = 2_000;

const isOf = (live: string, name: string) =>
  name === anything ||
  name === live ||
  name.split(':')[1] === live ||
  name === `all:${live.split(':').at(-1)}`;

/** Asks again whatever tells of one of these names; what is not shown is asked when it is. */
const askAgain = (names: readonly string[]) =>
  queries.invalidateQueries({
    predicate: ({ meta }) => meta?.live !== undefined && names.some((name) => isOf(meta.live!, name)),
  });

const hearing = new Set<(kind: string) => void>();

/** Tells of each ring by its kind: `new_order`. */
export function useRings(onRing: (kind: string) => void) {
  const hear = useEffectEvent(onRing);
  useEffect(() => {
    const heard = (kind: string) => hear(kind);
    hearing.add(heard);
    return () => void hearing.delete(heard);
  }, []);
}

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Keeps what is shown current: the doorbell says what has changed, and the query says how it is. It is
 * asked as well when somebody comes back to the tab, and each minute, whatever has become of the bell. A
 * tab that nobody looks at goes on listening, since a new order is announced there too, and asks for
 * nothing until it is looked at.
 */
export function useLive() {
  useEffect(() => {
    const rung = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let bell: EventSource | undefined;
    let hasHeard = false;
    let calmUntil = 0;

    const answer = () => {
      gathering = undefined;
      calmUntil = performance.now() + calm;
      const names = [...rung];
      rung.clear();
      void askAgain(names);
    };
    const ring = (name: string) => {
      if (isHidden()) return;
      rung.add(name);
      gathering ??= setTimeout(answer, Math.max(together, calmUntil - performance.now()));
    };
    const listen = () => {
      if (bell && bell.readyState !== EventSource.CLOSED) return;
      bell = new EventSource(`/api/${listenLive.path}`);
      bell.addEventListener('message', ({ data }) => {
        const name = String(data);
        ring(name);
        for (const heard of hearing) heard(name.split(':').at(-1)!);
      });
      bell.addEventListener('open', () => {
        // What rang while the line was down was not heard.
        if (hasHeard) ring(anything);
        hasHeard = true;
      });
    };
    const look = () => {
      listen();
      calmUntil = 0;
      // All is asked again on return, with whatever had rung just before.
      clearTimeout(gathering);
      gathering = undefined;
      rung.clear();
      ring(anything);
    };

    listen();
    const looking = setInterval(look, atLatest);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(looking);
      clearTimeout(gathering);
      bell?.close();
    };
  }, []);
}
