import { useCallback, useEffect, useRef } from 'react';
import { noticeZipFailure, placeOfZip } from './look-up-zip';
import type { PlaceNames } from './place';

/** Shorter ones are not worth asking for. */
const shortest = 4;

/**
 * Asks where a code lies when nothing was typed for `pause` milliseconds; an answer to an older one is
 * dropped.
 */
export function useZipLookUp(onFound: (place: PlaceNames) => void, pause = 0) {
  const asked = useRef(0);
  const timer = useRef<number>(undefined);
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });

  /** Ignores the answer of a request that is under way. */
  const forget = useCallback(() => {
    asked.current++;
    window.clearTimeout(timer.current);
  }, []);
  useEffect(() => forget, [forget]);

  const ask = async (zip: string, turn: number) => {
    try {
      const place = await placeOfZip(zip);
      if (place && turn === asked.current) tell.current(place);
    } catch (error) {
      if (turn === asked.current) noticeZipFailure(error);
    }
  };

  const lookUp = (typed: string) => {
    forget();
    const zip = typed.trim();
    if (zip.length < shortest) return;
    const turn = asked.current;
    if (pause === 0) void ask(zip, turn);
    else timer.current = window.setTimeout(() => void ask(zip, turn), pause);
  };

  return { lookUp, forget };
}
