import { queries } from 'browser/calls/queries';
import { listenLive } from 'contract/staff/live';
import { useEffect, useEffectEvent } from 'react';
import { lookWhoIsHere } from './staff-calls';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The name by which the doorbell tells that a query's data have changed: `3:orders`, or `orders` of any
     * store.
     */
    queryMeta: { live?: string };
  }
}

const anything = '*';
const atLatest = 60_000;
/** In milliseconds. Rings within this time lead to one call. */
const together = 250;
/**
 * The pause between calls, however often it rings: at a busy counter twenty screens would otherwise ask more
 * than all customers do.
 */
const calm = 2_000;

const isOf = (live: string, name: string) =>
  name === anything ||
  name === live ||
  name.split(':')[1] === live ||
  name === `all:${live.split(':').at(-1)}`;

/** Reads the queries of these names again. A query that is not on the screen is read when it is shown. */
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
 * Keeps the screen current: the doorbell names what has changed, and the queries bring it. They also run when
 * somebody comes back to the tab, and each minute, even if the bell fails. A hidden tab goes on listening,
 * since a new order is announced there too, but asks for nothing until it is looked at.
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
      // The browser opens a line that was ended by itself. If that is refused, whoever was here may be out.
      bell.addEventListener('error', ({ currentTarget }) => {
        if ((currentTarget as EventSource).readyState === EventSource.CLOSED) void lookWhoIsHere();
      });
      bell.addEventListener('open', () => {
        // Rings were missed while the line was down.
        if (hasHeard) ring(anything);
        hasHeard = true;
      });
    };
    const look = () => {
      listen();
      calmUntil = 0;
      // A return asks for everything, which includes what has just rung.
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
