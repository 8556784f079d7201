import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { countBought } from 'contract/cart';

/** Asked anew by every page: an order may have been placed since. */
const boughtQuery = (id: number) =>
  queryOptions({
    queryKey: ['bought', id],
    queryFn: () => call(countBought, { path: { id: `${id}` } }),
    staleTime: 0,
  });

type Limited = { id: number; limit_per_customer: number | null };

/** How many of a bottle with a limit this customer has bought, and may still buy. Nothing of any other. */
export function useLimit({ id, limit_per_customer: limit }: Limited) {
  const { data } = useQuery({ ...boughtQuery(id), enabled: limit !== null });
  if (limit === null) return undefined;
  const bought = data?.bought ?? 0;
  return { limit, bought, left: Math.max(0, limit - bought) };
}
