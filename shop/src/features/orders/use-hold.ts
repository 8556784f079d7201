import { useQuery } from '@tanstack/react-query';
import { goingOnKey } from '../../platform/going-on';
import { useHasCome } from '../../platform/shop-clock';

/**
 * Until when the shop keeps the bottles, by its own clock: it is told with what is going on, which every page
 * asks for. Until that is known nothing is over; where it cannot be known, this device's clock counts.
 */
export function useHold(until: string | null) {
  const { data, isError } = useQuery<{ clockAhead: number }>({ queryKey: goingOnKey, enabled: false });
  const clockAhead = data?.clockAhead ?? 0;
  const hasCome = useHasCome(until, clockAhead);
  return { clockAhead, isOver: hasCome && (data !== undefined || isError) };
}
