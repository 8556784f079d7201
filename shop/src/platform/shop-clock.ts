import { dayLength } from 'contract/platform/calendar';
import { useEffect, useState } from 'react';

/**
 * How many milliseconds the shop's clock is ahead of this device's; it was told while an answer was under
 * way.
 */
export const aheadBy = (shopNow: string, asked: number, heard: number) =>
  Date.parse(shopNow) - (asked + heard) / 2;

/**
 * Whether the moment has come, by the shop's clock; it is looked at again when it comes, and after a sleep.
 */
export function useHasCome(moment: string | null, clockAhead: number) {
  const comes = moment === null ? Infinity : Date.parse(moment) - clockAhead;
  const [now, setNow] = useState(Date.now);
  const over = now >= comes;

  useEffect(() => {
    if (over) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(comes - now, dayLength));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [comes, now, over]);
  return over;
}
