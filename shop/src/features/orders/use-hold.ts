import { useQuery } from '@tanstack/react-query';
import { goingOnKey } from '../../platform/going-on';
import { useHasCome } from '../../platform/shop-clock';

/**
 * Until when the shop keeps the bottles, by the shop's clock, which comes with what goes on: every page asks
 * for that. Before the clock is known nothing is over; if it cannot be known, this device's clock counts.
 */
export function useHold(until: string | null) {
  const { data, isError } = useQuery<{ clockAhead: number }>({ queryKey: goingOnKey, enabled: false });
  const clockAhead = data?.clockAhead ?? 0;
  const hasCome = useHasCome(until, clockAhead);
  return { clockAhead, isOver: hasCome && (data !== undefined || isError) };
}
