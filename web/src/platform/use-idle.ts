import { useEffect, useState } from 'react';

const patience = 2000;

/** True once the browser has nothing better to do: for what nobody has asked for yet. */
export function useIdle() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no such call: there a moment has to do.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, patience);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(begin, { timeout: 2 * patience });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle;
}
