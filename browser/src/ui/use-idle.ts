import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * True once the browser has nothing better to do, and each time anew when `thing` changes. For work that
 * nobody has asked for yet.
 */
export function useIdle(thing?: unknown) {
  const [rested, setRested] = useState<{ thing: unknown }>();
  useEffect(() => whenIdle(() => setRested({ thing })), [thing]);
  return rested !== undefined && rested.thing === thing;
}
