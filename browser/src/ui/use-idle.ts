import { useEffect, useState } from 'react';

const patience = 2000;

/**
 * True once the browser has nothing better to do, and each time anew when `thing` changes. For work that
 * nobody has asked for yet.
 */
export function useIdle(thing?: unknown) {
  const [rested, setRested] = useState<{ thing: unknown }>();
  useEffect(() => {
    const begin = () => setRested({ thing });
    // Safari has no such call, so a short wait takes its place.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, patience);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(begin, { timeout: 2 * patience });
    return () => cancelIdleCallback(asked);
  }, [thing]);
  return rested !== undefined && rested.thing === thing;
}
