import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * True once the browser has nothing better to do, and each time anew when `thing` changes. For work that
 * nobody has asked for yet.
 */
export function useIdle(thing: object | true = true) {
  const [rested, setRested] = useState<unknown>();
  useEffect(() => whenIdle(() => setRested(thing)), [thing]);
  return rested === thing;
}
